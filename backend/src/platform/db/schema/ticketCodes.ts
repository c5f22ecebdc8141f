import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { saleNames, ticketSales } from './ticketTypes';
import { instant, pesewas, ownId, isOneOf } from './columns';

/** Discount codes for tickets. */
export const ticketPromoCodes = pgTable(
  'ticket_promo_codes',
  {
    id: ownId(),
    /** In capitals, without blanks. */
    code: text('code').notNull(),
    kind: text('kind', { enum: ['percent', 'fixed'] }).notNull(),
    /** Percent, or pesewas off the order. */
    value: pesewas('value').notNull(),
    /** The discounted types; null for all. */
    typeIds: text('type_ids').array(),
    maxUses: integer('max_uses'),
    /** Orders that use it, paid or under way. Changed only under a lock of the row. */
    uses: integer('uses').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    isActive: boolean('is_active').notNull().default(true),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    unique('ticket_promo_codes_code_key').on(table.code),
    isOneOf('ticket_promo_codes_kind_check', table.kind),
    check(
      'ticket_promo_codes_value_check',
      sql`${table.value} > 0 and (${table.kind} = 'fixed' or ${table.value} <= 100)`,
    ),
    check(
      'ticket_promo_codes_uses_check',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
    check('ticket_promo_codes_times_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Invitations to buy in a sale that is not public; each works for one order. */
export const ticketInvitations = pgTable(
  'ticket_invitations',
  {
    id: ownId(),
    /** Eight letters and digits. */
    code: text('code').notNull(),
    sale: text('sale', { enum: saleNames })
      .notNull()
      .references(() => ticketSales.name),
    /** The types that it opens. */
    typeIds: text('type_ids').array().notNull(),
    maxTickets: integer('max_tickets').notNull(),
    guestName: text('guest_name'),
    email: text('email'),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    isRevoked: boolean('is_revoked').notNull().default(false),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    unique('ticket_invitations_code_key').on(table.code),
    check('ticket_invitations_max_tickets_check', sql`${table.maxTickets} between 1 and 50`),
    index('ticket_invitations_created_at_idx').on(table.createdAt),
    index('ticket_invitations_guest_name_idx').on(table.guestName, table.id),
    index('ticket_invitations_sale_created_at_idx').on(table.sale, table.createdAt),
    index('ticket_invitations_revoked_idx')
      .on(table.createdAt)
      .where(sql`${table.isRevoked}`),
  ],
);
