import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { engagements, performers } from './showcase';
import { instant, ownId, isOneOf } from './columns';

/** Offers of an engagement to performers, with their answers. */
export const engagementOffers = pgTable(
  'engagement_offers',
  {
    id: ownId(),
    requestKey: uuid('request_key').notNull(),
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    performerId: uuid('performer_id')
      .notNull()
      .references(() => performers.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['offered', 'accepted', 'declined', 'withdrawn'] })
      .notNull()
      .default('offered'),
    /** The period in which the performer is busy; a trigger prevents accepting two that overlap. */
    from: instant('from_at').notNull(),
    until: instant('until_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('engagement_offers_request_key_key').on(table.requestKey),
    uniqueIndex('engagement_offers_open_key')
      .on(table.engagementId, table.performerId)
      .where(sql`${table.state} in ('offered', 'accepted')`),
    isOneOf('engagement_offers_state_check', table.state),
    index('engagement_offers_performer_id_idx').on(table.performerId, table.from),
  ],
);
