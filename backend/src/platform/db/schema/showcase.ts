import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, time, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, pesewas, ownId, isOneOf } from './columns';

/** Applications of performers, which staff accept or decline. */
export const performers = pgTable(
  'performers',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Reference for performer and staff, such as `PLAY-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    status: text('status', { enum: ['applied', 'accepted', 'declined'] })
      .notNull()
      .default('applied'),
    stageName: text('stage_name').notNull(),
    /** The instrument or kind of ensemble, as they wrote it. */
    kind: text('kind').notNull(),
    category: text('category').notNull(),
    place: text('place').notNull(),
    about: text('about').notNull(),
    /** Addresses of recordings, all https. */
    recordings: text('recordings').array().notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('performers_submission_key_key').on(table.submissionKey),
    unique('performers_reference_key').on(table.reference),
    isOneOf('performers_status_check', table.status),
    index('performers_status_received_at_idx').on(table.status, table.receivedAt),
  ],
);

/** Requests for performers: staff offer each to some, and it is confirmed, declined or done. */
export const engagements = pgTable(
  'engagements',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    /** Reference for client and staff, such as `BOOK-7K3M-Q2ZD`. */
    reference: text('reference').notNull(),
    status: text('status', { enum: ['new', 'offered', 'confirmed', 'declined', 'done'] })
      .notNull()
      .default('new'),
    occasion: text('occasion').notNull(),
    /** Day and time in Ghana, whose time is UTC. */
    date: date('date', { mode: 'string' }).notNull(),
    startTime: time('start_time').notNull(),
    place: text('place').notNull(),
    guests: integer('guests'),
    music: text('music').notNull(),
    /** Names of the requested performers. */
    requestedPerformers: text('wished_performers').array().notNull(),
    budget: pesewas('budget_pesewas'),
    message: text('message'),
    name: text('name').notNull(),
    organisation: text('organisation'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('engagements_submission_key_key').on(table.submissionKey),
    unique('engagements_reference_key').on(table.reference),
    isOneOf('engagements_status_check', table.status),
    check('engagements_guests_check', sql`${table.guests} > 0`),
    check('engagements_budget_check', sql`${table.budget} > 0`),
    index('engagements_status_date_idx').on(table.status, table.date),
    index('engagements_status_received_at_idx').on(table.status, table.receivedAt),
  ],
);
