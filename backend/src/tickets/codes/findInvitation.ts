import type { TicketSelection } from '@school/shared/schemas/tickets';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { ticketHolds, ticketInvitations } from '../../platform/db/schema';
import { conflictAt, invalidAt } from '../refusals';
import { isAlive } from '../ticketHolding';

export type Invitation = typeof ticketInvitations.$inferSelect;

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/**
 * Returns the invitation of a code while it can be used.
 * @throws ServiceError `validation_failed` at `code` with the reason
 */
export async function findInvitation({ db, clock }: Context, code: string): Promise<Invitation> {
  const [found] = await db.select().from(ticketInvitations).where(eq(ticketInvitations.code, code));
  const now = clock.now();
  if (!found) throw invalidAt('code', 'This code is not known. Please look at your invitation again.');
  if (found.isRevoked) throw invalidAt('code', 'This code is not valid any more.');
  if (found.validFrom && now < found.validFrom) throw invalidAt('code', 'This code is not valid yet.');
  if (found.validUntil && now >= found.validUntil) throw invalidAt('code', 'This code is out of date.');
  return found;
}

/**
 * Refuses an invitation that has been used or is in use; an expired hold does not count.
 * @param except the hold that may have it
 */
export async function refuseUsed(
  { db, clock }: Context,
  { id }: Pick<Invitation, 'id'>,
  except: string | undefined,
): Promise<void> {
  const uses = await db
    .select({ hold: ticketHolds, isAlive: sql<boolean>`${isAlive(clock.now())}` })
    .from(ticketHolds)
    .where(and(eq(ticketHolds.invitationId, id), inArray(ticketHolds.state, ['active', 'paid'])));
  for (const { hold, isAlive } of uses) {
    if (hold.id === except) continue;
    if (hold.state === 'paid') throw invalidAt('code', 'This code has been used.');
    if (isAlive) {
      throw conflictAt(
        'code',
        'This code is being used for another order. It works again when that order is cancelled or its time is over.',
      );
    }
  }
}

/** Checks that an invitation covers a selection. @throws ServiceError at the code, or at the item */
export function checkInvited({ sale, items }: TicketSelection, invitation: Invitation): void {
  if (invitation.sale !== sale) throw invalidAt('code', 'This code is for another sale.');
  const foreign = items.findIndex(({ type }) => !invitation.typeIds.includes(type));
  if (foreign >= 0) throw invalidAt(`items.${foreign}.type`, 'Your invitation is for other tickets.');
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (all <= invitation.maxTickets) return;
  const most = invitation.maxTickets;
  throw invalidAt(
    `items.${items.length - 1}.quantity`,
    `Your invitation is for ${most === 1 ? 'one ticket' : `at most ${most} tickets`}.`,
  );
}
