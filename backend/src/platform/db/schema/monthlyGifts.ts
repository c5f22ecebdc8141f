import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, isOneOf, keyOf, ownId, pesewas } from './columns';
import { donations } from './donations';
import { projects } from './projects';

export const monthlyGiftStates = ['starting', 'active', 'paused', 'stopped'] as const;
export const giftMonthStates = ['due', 'charging', 'paid', 'missed', 'skipped'] as const;

/** Gifts that repeat every month. Each month is a donation with its own order. */
export const monthlyGifts = pgTable(
  'monthly_gifts',
  {
    /** That of the first month's donation. */
    id: uuid('id').primaryKey(),
    projectId: keyOf('project_id', () => projects.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    anonymous: boolean('anonymous').notNull(),
    method: text('method', { enum: ['card', 'mobile_money'] }).notNull(),
    /** Of the months to come. */
    amount: pesewas('amount_pesewas').notNull(),
    /** The rate at which the donor covers the payment fee, as agreed at the start: hundredths of a percent, 0 for none. */
    feeRate: integer('fee_rate').notNull().default(0),
    /** It is `starting` until the first month is paid. */
    state: text('state', { enum: monthlyGiftStates }).notNull(),
    /** When the next month begins; null until the first is paid. */
    nextAt: instant('next_at'),
    /** The payment service's token of the card, encrypted; null for mobile money. */
    cardToken: text('card_token_sealed'),
    /** Raised to make the private link, and those before it, worthless. */
    linkVersion: integer('link_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    isOneOf('monthly_gifts_state_check', table.state),
    isOneOf('monthly_gifts_method_check', table.method),
    check('monthly_gifts_amount_check', sql`${table.amount} > 0`),
    check('monthly_gifts_next_check', sql`${table.state} <> 'active' or ${table.nextAt} is not null`),
    index('monthly_gifts_created_at_idx').on(table.createdAt),
    index('monthly_gifts_next_at_idx')
      .on(table.nextAt)
      .where(sql`${table.state} = 'active'`),
  ],
);

/** The months of monthly gifts, each with one donation. */
export const giftMonths = pgTable(
  'gift_months',
  {
    id: ownId(),
    giftId: keyOf('gift_id', () => monthlyGifts.id),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    donationId: keyOf('donation_id', () => donations.id),
    /** `charging` means that the card has been, or is being, charged for the newest reference. */
    state: text('state', { enum: giftMonthStates }).notNull(),
    /** How often the card was charged, or the donor was asked. */
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    /** When it was missed; it stays when the month is left out afterwards, because the gift is paused or ends. */
    missedAt: instant('missed_at'),
    /** When the job looks at it next; null when nothing is left to do. */
    nextAt: instant('next_at'),
    /** Until when one process alone may ask the payment service to charge. */
    reservedUntil: instant('reserved_until'),
  },
  (table) => [
    // A month is given once, however many processes open it.
    unique('gift_months_gift_id_month_key').on(table.giftId, table.month),
    unique('gift_months_donation_id_key').on(table.donationId),
    isOneOf('gift_months_state_check', table.state),
    index('gift_months_next_at_idx')
      .on(table.nextAt)
      .where(sql`${table.nextAt} is not null`),
  ],
);
