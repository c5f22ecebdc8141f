import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AuthSettings } from '../../../platform/config/settings';
import { notFound, ServiceError } from '../../../platform/core/errors';
import type { ServiceContext } from '../../../platform/db/context';
import type { OpenDatabase } from '../../../platform/db/database';
import { accountAccess, accountSessions, staffAccounts } from '../../../platform/db/schema';
import type { Sessions } from '../../../platform/http/deps';
import type { Actor } from '../../../platform/http/actor';
import {
  isSignedOut,
  noteAccess,
  refuseSignedOut,
  rolesWithAccess,
  signedOutBy,
  type Access,
  type RoleSetting,
} from './access';
import { deviceOf } from './deviceOf';

/** How precisely the last use of a session is stored. */
const seenEveryMs = 60_000;

type Session = typeof accountSessions.$inferSelect;

type SessionSettings = Pick<AuthSettings, 'sessionMinutes' | RoleSetting>;

/**
 * Creates the checks of sessions. Sessions are rows: what one instance ends, all others refuse with the next request.
 */
export async function createSessions(
  settings: SessionSettings,
  { listen }: Pick<OpenDatabase, 'listen'>,
): Promise<Sessions> {
  const { sessionMinutes } = settings;
  const listeners = new Set<() => void>();
  await listen('sessions', () => listeners.forEach((tell) => tell()));
  return {
    enter: async (context, actor, userAgent) => {
      const now = context.clock.now();
      const found = await find(context, actor);
      refuseSignedOut(found.access, actor);
      await noteAccess(context, found.access, { ...actor, roles: rolesWithAccess(settings, actor) });
      const { session: id } = actor;
      if (id === null) return actor;
      const session = found.session ?? (await begin(context, { id, actor, userAgent, sessionMinutes }));
      refuseOver(session, found.access, actor, now);
      if (session.seenAt.getTime() <= now.getTime() - seenEveryMs) {
        await context.db.update(accountSessions).set({ seenAt: now }).where(eq(accountSessions.id, id));
      }
      return { ...actor, name: found.chosenName ?? actor.name };
    },
    isOpen: async (context, actor) => {
      const { access, session } = await find(context, actor);
      return !isSignedOut(access, actor.issuedAt) && (!session || isOpen(session, context.clock.now()));
    },
    onEnded: (listener) => {
      // A new function, so that the same listener may be added twice.
      const tell = () => listener();
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

const isOpen = ({ endedAt, endsAt }: Session, now: Date): boolean => endedAt === null && endsAt > now;

function refuseOver(session: Session, access: Access | null, actor: Actor, now: Date): void {
  if (session.account === actor.id && isOpen(session, now)) return;
  // A token that was renewed since belongs to the same session.
  if (session.endedAt && isSignedOut(access, session.startedAt)) throw signedOutBy(access);
  const why = session.endedAt ? 'You were signed out from another device.' : 'Your session has ended.';
  throw new ServiceError('unauthenticated', `${why} Please sign in again.`);
}

/** Reads what is stored about the requester, in one query, since every signed-in request does this. */
async function find({ db }: Pick<ServiceContext, 'db'>, { id, session }: Pick<Actor, 'id' | 'session'>) {
  const me = sql`(select ${id}::text as account) as me`;
  const mine = (account: AnyPgColumn) => sql`${account} = me.account`;
  const [found] = await db
    .select({ access: accountAccess, session: accountSessions, chosenName: staffAccounts.chosenName })
    .from(me)
    .leftJoin(accountAccess, mine(accountAccess.account))
    .leftJoin(staffAccounts, mine(staffAccounts.account))
    .leftJoin(accountSessions, eq(accountSessions.id, session ?? ''));
  if (!found) throw new Error('The query returned no row');
  return found;
}

interface Beginning {
  id: string;
  actor: Actor;
  userAgent: string | undefined;
  sessionMinutes: number;
}

/** Two requests may begin a session together. */
async function begin(context: ServiceContext, { id, actor, userAgent, sessionMinutes }: Beginning) {
  const now = context.clock.now();
  const endsAt = new Date(now.getTime() + sessionMinutes * 60_000);
  const times = { startedAt: now, seenAt: now, endsAt };
  await context.db
    .insert(accountSessions)
    .values({ id, account: actor.id, device: deviceOf(userAgent), ...times })
    .onConflictDoNothing();
  const { session } = await find(context, actor);
  if (!session) throw new Error(`Session ${id} does not exist`);
  return session;
}

/** Returns a person's sessions, most recently used first. */
export function listSessions({ db, clock }: ServiceContext, { id: account }: Actor): Promise<Session[]> {
  const mine = eq(accountSessions.account, account);
  return db
    .select()
    .from(accountSessions)
    .where(and(mine, isNull(accountSessions.endedAt), gt(accountSessions.endsAt, clock.now())))
    .orderBy(desc(accountSessions.seenAt), desc(accountSessions.startedAt))
    .execute();
}

/** Returns when the requesting session ends; undefined when the sign-in service names no session. */
export async function sessionEnd(
  { db }: Pick<ServiceContext, 'db'>,
  actor: Actor,
): Promise<Date | undefined> {
  return (await find({ db }, actor)).session?.endsAt;
}

/** Extends the person's session by its full length from now. */
export async function stayOn(
  { db, clock }: ServiceContext,
  { session }: Actor,
  sessionMinutes: number,
): Promise<void> {
  if (session === null) return;
  const endsAt = new Date(clock.now().getTime() + sessionMinutes * 60_000);
  await db.update(accountSessions).set({ endsAt }).where(eq(accountSessions.id, session));
}

/** Ends one session of a person. @throws ServiceError not found */
export async function endSession({ db, clock }: ServiceContext, actor: Actor, id: string): Promise<void> {
  const mine = and(eq(accountSessions.account, actor.id), eq(accountSessions.id, id));
  const [existing] = await db.select({ id: accountSessions.id }).from(accountSessions).where(mine);
  if (!existing) throw notFound('This session');
  await db
    .update(accountSessions)
    .set({ endedAt: clock.now() })
    .where(and(mine, isNull(accountSessions.endedAt)));
}

/** Ends all sessions of a person except the requesting one. */
export async function endOtherSessions({ db, clock }: ServiceContext, actor: Actor): Promise<void> {
  const others = and(
    eq(accountSessions.account, actor.id),
    isNull(accountSessions.endedAt),
    actor.session === null ? undefined : ne(accountSessions.id, actor.session),
  );
  await db.update(accountSessions).set({ endedAt: clock.now() }).where(others);
}
