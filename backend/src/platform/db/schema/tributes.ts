import { tributeKinds } from '@school/shared/schemas/donation';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, keyOf } from './columns';
import { donations } from './donations';

/** People that donations honour or remember, and recipients of cards. They are deleted long before their donations. */
export const tributes = pgTable(
  'tributes',
  {
    donationId: keyOf('donation_id', () => donations.id).primaryKey(),
    kind: text('kind', { enum: tributeKinds }).notNull(),
    name: text('name').notNull(),
    recipientName: text('recipient_name'),
    /** Where the card goes; null for none. */
    recipientEmail: text('recipient_email'),
    message: text('message'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    isOneOf('tributes_kind_check', table.kind),
    index('tributes_created_at_idx').on(table.createdAt),
  ],
);
