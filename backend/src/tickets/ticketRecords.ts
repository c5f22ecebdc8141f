import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import {
  googlePasses,
  ticketHolds,
  ticketInterests,
  ticketInvitations,
  ticketOrders,
  tickets,
  ticketScans,
  ticketWaiting,
  walletPasses,
} from '../platform/db/schema';
import { erasedName } from '../platform/personal-data/erased';
import { plainRecord } from '../platform/personal-data/plainRecord';
import type { PersonalRecord } from '../platform/personal-data/personalRecord';
import { among, isOf, rowsOf, findIds } from '../platform/personal-data/byEmail';

/** Orders of tickets. Amounts and seats remain for the books; links and codes of the tickets become invalid. */
export const ticketOrderRecord: PersonalRecord = {
  name: 'Tickets',
  tables: ['ticket_orders', 'tickets', 'ticket_scans', 'wallet_passes', 'google_passes', 'ticket_holds'],
  find: (db, email) => findIds(db, ticketOrders.id, isOf(email, ticketOrders.email)),
  read: async (db, ids) => {
    const bought = await rowsOf(db, ticketOrders, ticketOrders.id, ids);
    const theirs = await rowsOf(db, tickets, tickets.ticketOrderId, ids);
    const ticketIds = theirs.map(({ id }) => id);
    return {
      ticket_orders: bought,
      tickets: theirs,
      ticket_scans: await rowsOf(db, ticketScans, ticketScans.ticketId, ticketIds),
      wallet_passes: await rowsOf(db, walletPasses, walletPasses.ticketId, ticketIds),
      google_passes: await rowsOf(db, googlePasses, googlePasses.ticketId, ticketIds),
      ticket_holds: await rowsOf(
        db,
        ticketHolds,
        ticketHolds.id,
        bought.flatMap(({ holdId }) => holdId ?? []),
      ),
    };
  },
  erase: async ({ db }, ids) => {
    const bought = await db
      .update(ticketOrders)
      .set({
        name: erasedName,
        email: null,
        phone: null,
        linkVersion: sql`${ticketOrders.linkVersion} + 1`,
      })
      .where(among(ticketOrders.id, ids))
      .returning({ holdId: ticketOrders.holdId });
    await eraseTickets(db, among(tickets.ticketOrderId, ids));
    const holds = bought.flatMap(({ holdId }) => holdId ?? []);
    await db
      .update(ticketHolds)
      .set({ addressDigest: '', networkDigests: [] })
      .where(among(ticketHolds.id, holds));
  },
};

/** Tickets that were passed on to a person. */
const heldTicketRecord: PersonalRecord = {
  name: 'Tickets given to you',
  tables: ['tickets', 'wallet_passes', 'google_passes'],
  find: (db, email) => findIds(db, tickets.id, isOf(email, tickets.holderEmail)),
  read: async (db, ids) => ({
    tickets: await rowsOf(db, tickets, tickets.id, ids),
    wallet_passes: await rowsOf(db, walletPasses, walletPasses.ticketId, ids),
    google_passes: await rowsOf(db, googlePasses, googlePasses.ticketId, ids),
  }),
  erase: ({ db }, ids) => eraseTickets(db, among(tickets.id, ids)),
};

/**
 * Makes names unreadable, links and codes invalid, and forgets the phones that have the tickets. Google is then told that
 * it has no name any more, as with every change.
 */
async function eraseTickets(db: Database, which: SQL): Promise<void> {
  const erased = await db
    .update(tickets)
    .set({ name: null, holderEmail: null, codeVersion: sql`${tickets.codeVersion} + 1` })
    .where(which)
    .returning({ id: tickets.id });
  const ids = erased.map(({ id }) => id);
  await db.delete(walletPasses).where(among(walletPasses.ticketId, ids));
}

/** Invitations to a sale; the code and its use remain. */
export const invitationRecord: PersonalRecord = {
  name: 'Invitations',
  tables: ['ticket_invitations'],
  find: (db, email) => findIds(db, ticketInvitations.id, isOf(email, ticketInvitations.email)),
  read: async (db, ids) => ({
    ticket_invitations: await rowsOf(db, ticketInvitations, ticketInvitations.id, ids),
  }),
  erase: async ({ db }, ids) => {
    await db
      .update(ticketInvitations)
      .set({ guestName: null, email: null, note: null })
      .where(among(ticketInvitations.id, ids));
  },
};

/** People who wait for tickets. */
export const waitingRecord = plainRecord({ name: 'Waiting for tickets', table: ticketWaiting });

/** People who asked to be told when tickets are on sale. */
export const interestRecord = plainRecord({ name: 'Interest in tickets', table: ticketInterests });

/** The same in the order of an archive. */
export const records: readonly PersonalRecord[] = [
  waitingRecord,
  interestRecord,
  invitationRecord,
  heldTicketRecord,
  ticketOrderRecord,
];
