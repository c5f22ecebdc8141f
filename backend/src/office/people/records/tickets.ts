import { sql } from 'drizzle-orm';
import {
  ticketHolds,
  ticketInvitations,
  ticketOrders,
  tickets,
  ticketScans,
} from '../../../platform/db/schema';
import { erasedName } from './erased';
import type { PersonalRecord } from './personalRecord';
import { among, isOf } from './byEmail';

/** Orders of tickets. Amounts and seats remain for the books; links and codes of the tickets become invalid. */
export const ticketOrderRecord: PersonalRecord = {
  name: 'Tickets',
  tables: ['ticket_orders', 'tickets', 'ticket_scans', 'ticket_holds'],
  find: async (db, email) =>
    (await db.select({ id: ticketOrders.id }).from(ticketOrders).where(isOf(email, ticketOrders.email))).map(
      ({ id }) => id,
    ),
  read: async (db, ids) => {
    const bought = await db.select().from(ticketOrders).where(among(ticketOrders.id, ids));
    const theirs = await db.select().from(tickets).where(among(tickets.ticketOrderId, ids));
    return {
      ticket_orders: bought,
      tickets: theirs,
      ticket_scans: await db
        .select()
        .from(ticketScans)
        .where(
          among(
            ticketScans.ticketId,
            theirs.map(({ id }) => id),
          ),
        ),
      ticket_holds: await db
        .select()
        .from(ticketHolds)
        .where(
          among(
            ticketHolds.id,
            bought.flatMap(({ holdId }) => holdId ?? []),
          ),
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
    await db
      .update(tickets)
      .set({ name: null, holderEmail: null, codeVersion: sql`${tickets.codeVersion} + 1` })
      .where(among(tickets.ticketOrderId, ids));
    const holds = bought.flatMap(({ holdId }) => holdId ?? []);
    await db
      .update(ticketHolds)
      .set({ addressDigest: '', networkDigests: [] })
      .where(among(ticketHolds.id, holds));
  },
};

/** Tickets that were passed on to a person. */
export const heldTicketRecord: PersonalRecord = {
  name: 'Tickets given to you',
  tables: ['tickets'],
  find: async (db, email) =>
    (await db.select({ id: tickets.id }).from(tickets).where(isOf(email, tickets.holderEmail))).map(
      ({ id }) => id,
    ),
  read: async (db, ids) => ({ tickets: await db.select().from(tickets).where(among(tickets.id, ids)) }),
  erase: async ({ db }, ids) => {
    await db
      .update(tickets)
      .set({ name: null, holderEmail: null, codeVersion: sql`${tickets.codeVersion} + 1` })
      .where(among(tickets.id, ids));
  },
};

/** Invitations to a sale; the code and its use remain. */
export const invitationRecord: PersonalRecord = {
  name: 'Invitations',
  tables: ['ticket_invitations'],
  find: async (db, email) =>
    (
      await db
        .select({ id: ticketInvitations.id })
        .from(ticketInvitations)
        .where(isOf(email, ticketInvitations.email))
    ).map(({ id }) => id),
  read: async (db, ids) => ({
    ticket_invitations: await db.select().from(ticketInvitations).where(among(ticketInvitations.id, ids)),
  }),
  erase: async ({ db }, ids) => {
    await db
      .update(ticketInvitations)
      .set({ guestName: null, email: null, note: null })
      .where(among(ticketInvitations.id, ids));
  },
};
