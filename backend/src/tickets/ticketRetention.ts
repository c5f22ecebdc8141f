import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  googlePasses,
  ticketArrivals,
  ticketHolds,
  ticketInterests,
  ticketInvitations,
  ticketOrders,
  tickets,
  ticketWaiting,
  walletPasses,
} from '../platform/db/schema';
import { erasedName } from '../platform/personal-data/erased';
import type { Retention, RetentionRule } from '../platform/personal-data/retention';
import { deleting, erasing, keptFor } from '../platform/retention/rules';
import { interestRecord, invitationRecord, ticketOrderRecord, waitingRecord } from './ticketRecords';

const isNamed = ne(ticketOrders.name, erasedName);

/** How long names around tickets are kept. */
export const retention: readonly Retention[] = [
  keptFor(
    'paid',
    erasing(ticketOrderRecord, ticketOrders, (before) => and(lt(ticketOrders.createdAt, before), isNamed)),
  ),
  keptFor(
    'unpaid',
    erasing(ticketOrderRecord, ticketOrders, (before) =>
      and(lt(ticketOrders.createdAt, before), sql`${ticketOrders.fulfilment} = 'waiting'`, isNamed),
    ),
  ),
  keptFor('queue', deleting(ticketArrivals, ticketArrivals.arrivedAt)),
  keptFor('tickets', forgetNamesOnTickets),
  keptFor('tickets', forgetHolders),
  keptFor('tickets', deleting(walletPasses, walletPasses.registeredAt)),
  keptFor('tickets', deleting(googlePasses, googlePasses.addedAt)),
  keptFor(
    'waiting',
    erasing(waitingRecord, ticketWaiting, (before) => lt(ticketWaiting.joinedAt, before)),
  ),
  keptFor(
    'waiting',
    erasing(interestRecord, ticketInterests, (before) => lt(ticketInterests.receivedAt, before)),
  ),
  keptFor(
    'waiting',
    erasing(invitationRecord, ticketInvitations, (before) =>
      and(
        lt(ticketInvitations.createdAt, before),
        or(isNotNull(ticketInvitations.email), isNotNull(ticketInvitations.guestName)),
      ),
    ),
  ),
];

async function forgetNamesOnTickets({ db }: Parameters<RetentionRule>[0], before: Date): Promise<number> {
  const named = or(isNotNull(tickets.name), isNotNull(tickets.holderEmail));
  const forgotten = await db
    .update(tickets)
    .set({ name: null, holderEmail: null })
    .where(and(lt(tickets.createdAt, before), named))
    .returning({ id: tickets.id });
  return forgotten.length;
}

/** Deletes the digests of addresses that held tickets. */
async function forgetHolders({ db }: Parameters<RetentionRule>[0], before: Date): Promise<number> {
  const forgotten = await db
    .update(ticketHolds)
    .set({ addressDigest: '', networkDigests: [] })
    .where(and(lt(ticketHolds.createdAt, before), ne(ticketHolds.addressDigest, '')))
    .returning({ id: ticketHolds.id });
  return forgotten.length;
}
