import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { notFound, ServiceError } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { accountSessions, staffAccounts } from '../../db/schema';
import type { Actor, Sessions } from '../../http/deps';
import { deviceOf } from './deviceOf';

/** How exactly it is kept when a session was used last. */
const seenEveryMs = 60_000;

type Session = typeof accountSessions.$inferSelect;

/** Sessions are rows: what one instance ends, all others refuse with the next request. */
export function createSessions({ sessionMinutes }: { sessionMinutes: number }): Sessions {
  return {
    enter: async (context, actor, userAgent) => {
      const { session: id } = actor;
      if (id === null) return actor;
      const now = context.clock.now();
      const found =
        (await find(context, id)) ?? (await begin(context, { id, actor, userAgent, sessionMinutes }));
      refuseOver(found.session, actor, now);
      if (found.session.seenAt.getTime() <= now.getTime() - seenEveryMs) {
        await context.db.update(accountSessions).set({ seenAt: now }).where(eq(accountSessions.id, id));
      }
      return { ...actor, name: found.chosenName ?? actor.name };
    },
    isOpen: async (context, { session: id }) => {
      const found = id === null ? undefined : await find(context, id);
      return !found || isOpen(found.session, context.clock.now());
    },
  };
}

const isOpen = ({ endedAt, endsAt }: Session, now: Date): boolean => endedAt === null && endsAt > now;

function refuseOver(session: Session, actor: Actor, now: Date): void {
  if (session.account === actor.id && isOpen(session, now)) return;
  const why = session.endedAt ? 'You were signed out from another device.' : 'Your session is over.';
  throw new ServiceError('unauthenticated', `${why} Please sign in again.`);
}

async function find({ db }: Pick<ServiceContext, 'db'>, id: string) {
  const [found] = await db
    .select({ session: accountSessions, chosenName: staffAccounts.chosenName })
    .from(accountSessions)
    .leftJoin(staffAccounts, eq(staffAccounts.account, accountSessions.account))
    .where(eq(accountSessions.id, id));
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
  const found = await find(context, id);
  if (!found) throw new Error(`Session ${id} is not there`);
  return found;
}

/** Where somebody is signed in now, the one in use last first. */
export function listSessions({ db, clock }: ServiceContext, { id: account }: Actor): Promise<Session[]> {
  const mine = eq(accountSessions.account, account);
  return db
    .select()
    .from(accountSessions)
    .where(and(mine, isNull(accountSessions.endedAt), gt(accountSessions.endsAt, clock.now())))
    .orderBy(desc(accountSessions.seenAt), desc(accountSessions.startedAt))
    .execute();
}

/** When the session ends that somebody asks from; undefined where the sign-in service tells none. */
export async function sessionEnd(
  { db }: Pick<ServiceContext, 'db'>,
  actor: Actor,
): Promise<Date | undefined> {
  return actor.session === null ? undefined : (await find({ db }, actor.session))?.session.endsAt;
}

/** The person stays: their session is as long again from now. */
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
  const [known] = await db.select({ id: accountSessions.id }).from(accountSessions).where(mine);
  if (!known) throw notFound('This session');
  await db
    .update(accountSessions)
    .set({ endedAt: clock.now() })
    .where(and(mine, isNull(accountSessions.endedAt)));
}

/** Ends all sessions of a person but the one that they ask from. */
export async function endOtherSessions({ db, clock }: ServiceContext, actor: Actor): Promise<void> {
  const others = and(
    eq(accountSessions.account, actor.id),
    isNull(accountSessions.endedAt),
    actor.session === null ? undefined : ne(accountSessions.id, actor.session),
  );
  await db.update(accountSessions).set({ endedAt: clock.now() }).where(others);
}
