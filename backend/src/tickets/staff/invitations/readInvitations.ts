import { and, asc, desc, eq, not, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../../platform/core/errors';
import { everyWordIn } from '../../../platform/core/search';
import { ticketHolds, ticketInvitations } from '../../../platform/db/schema';
import type { Deps } from '../../../platform/http/deps';
import { countUpTo, one } from '../../../staff/staff-lists/countUpTo';
import { isWithin } from '../../../platform/http/period';
import { isAlive } from '../../ticketHolding';
import type { Invitation } from '../../codes/findInvitation';
import type { InvitationFilter, InvitationQuery, InvitationView } from './invitations.routes';

type Context = Pick<Deps, 'db' | 'clock'>;
type Use = InvitationView['use'];

const sorts = { createdAt: ticketInvitations.createdAt, name: ticketInvitations.guestName } as const;

const hold = (which: SQL): SQL =>
  sql`exists (select 1 from ${ticketHolds} where ${ticketHolds.invitationId} = ${ticketInvitations.id} and ${which})`;

/** Whether it led to a paid order. */
export const isUsed = (): SQL => hold(sql`${ticketHolds.state} = 'paid'`);

const isHeld = (now: Date): SQL => hold(sql`${ticketHolds.state} = 'active' and ${isAlive(now)}`);

const rowsOf = ({ db, clock }: Context) =>
  db
    .select({
      invitation: ticketInvitations,
      use: sql<Use>`(case when ${isUsed()} then 'used' when ${isHeld(clock.now())} then 'held' else 'unused' end)`,
    })
    .from(ticketInvitations);

/** Returns one page of invitations. */
export async function listInvitations(context: Context, query: InvitationQuery) {
  const { sort, order, page, perPage } = query;
  const where = whereOf(query, context.clock.now());
  const direction = order === 'asc' ? asc : desc;
  const rows = await rowsOf(context)
    .where(where)
    .orderBy(direction(sorts[sort]), direction(ticketInvitations.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const fitting = context.db.select(one).from(ticketInvitations).where(where).$dynamic();
  return {
    ...(await countUpTo(context.db, fitting)),
    page,
    perPage,
    rows: rows.map(({ invitation, use }) => viewOf(invitation, use)),
  };
}

/** All that fit, the oldest first. */
export async function readInvitations(context: Context, filter: InvitationFilter): Promise<InvitationView[]> {
  const rows = await rowsOf(context)
    .where(whereOf(filter, context.clock.now()))
    .orderBy(asc(ticketInvitations.createdAt), asc(ticketInvitations.id));
  return rows.map(({ invitation, use }) => viewOf(invitation, use));
}

/** Returns one invitation. @throws not found */
export async function readInvitation(context: Context, id: string): Promise<InvitationView> {
  const [found] = await rowsOf(context).where(eq(ticketInvitations.id, id));
  if (!found) throw notFound('This invitation');
  return viewOf(found.invitation, found.use);
}

/** Which invitations are meant. */
export function whereOf({ search, sale, state, ...days }: InvitationFilter, now: Date): SQL | undefined {
  const { guestName, email, code, note, isRevoked } = ticketInvitations;
  const isGood = eq(isRevoked, false);
  // One condition for each state instead of a CASE, so that the planner can use an index.
  const states = {
    revoked: () => eq(isRevoked, true),
    used: () => and(isGood, isUsed()),
    held: () => and(isGood, isHeld(now), not(isUsed())),
    unused: () => and(isGood, not(isUsed()), not(isHeld(now))),
  };
  return and(
    search ? everyWordIn(search, [guestName, email, code, note]) : undefined,
    sale ? eq(ticketInvitations.sale, sale) : undefined,
    state ? or(...state.map((name) => states[name]())) : undefined,
    isWithin(ticketInvitations.createdAt, days),
  );
}

/** Returns an invitation as staff see it. */
export const viewOf = (invitation: Invitation, use: Use): InvitationView => ({
  id: invitation.id,
  code: invitation.code,
  sale: invitation.sale,
  types: invitation.typeIds,
  maxTickets: invitation.maxTickets,
  name: invitation.guestName,
  email: invitation.email,
  validFrom: invitation.validFrom?.toISOString() ?? null,
  validUntil: invitation.validUntil?.toISOString() ?? null,
  isRevoked: invitation.isRevoked,
  use,
  state: invitation.isRevoked ? 'revoked' : use,
  note: invitation.note,
  createdAt: invitation.createdAt.toISOString(),
});
