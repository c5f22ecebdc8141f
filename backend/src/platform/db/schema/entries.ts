import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { uploads } from './uploads';
import { instant, pesewas, ownId, keyOf, isOneOf } from './columns';

/** The states of an entry; `competition/states` defines the transitions. */
export const entryStates = [
  'submitted',
  'returned',
  'accepted',
  'round2',
  'final',
  'placed',
  'out',
  'withdrawn',
] as const;

/** Entries for the competition: one person on one instrument. */
export const competitionEntries = pgTable(
  'competition_entries',
  {
    id: ownId(),
    /** Number for the jury and the line-ups. */
    number: integer('number').generatedAlwaysAsIdentity(),
    submissionKey: uuid('submission_key').notNull(),
    state: text('state', { enum: entryStates }).notNull(),
    name: text('name').notNull(),
    /** Normalised name and birthday, so that a person can enter only once on one instrument. */
    personKey: text('person_key').notNull(),
    birthDate: date('birth_date').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    guardianName: text('guardian_name'),
    guardianEmail: text('guardian_email'),
    guardianPhone: text('guardian_phone'),
    instrument: text('instrument').notNull(),
    band: text('band').notNull(),
    grade: integer('grade').notNull(),
    /** Ids of the pieces within the band, of Category A and B. */
    pieceA: text('piece_a').notNull(),
    pieceB: text('piece_b').notNull(),
    teacher: text('teacher'),
    school: text('school'),
    sharesReport: boolean('shares_report').notNull().default(false),
    needsAccompanist: boolean('needs_accompanist').notNull().default(false),
    consent: text('consent', { enum: ['not_needed', 'waiting', 'given'] }).notNull(),
    /** Raised by every link to a guardian; earlier links become invalid. */
    consentVersion: integer('consent_version').notNull().default(0),
    consentExpiresAt: instant('consent_expires_at'),
    consentGivenAt: instant('consent_given_at'),
    /** The name that the guardian gave, or who signed on paper. */
    consentBy: text('consent_by'),
    /** Whether a guardian lets pictures be published, by whom and when; null while unanswered. */
    pictures: text('pictures', { enum: ['yes', 'no'] }),
    picturesBy: text('pictures_by'),
    picturesAt: instant('pictures_at'),
    /** The version of the question that was answered. */
    picturesVersion: integer('pictures_version'),
    /** The account that recorded the signed sheet; null when the guardian agreed by the link. */
    consentRecordedBy: text('consent_recorded_by'),
    /** The amount due, in pesewas. */
    fee: pesewas('fee_pesewas').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** When it was paid at the office. */
    paidAtOfficeAt: instant('paid_at_office_at'),
    /** When a fee paid at the office was refunded there. */
    refundedAtOfficeAt: instant('refunded_at_office_at'),
    /** The last round of a competitor who is out or has a place. */
    reached: text('reached', { enum: ['round1', 'round2', 'final'] }),
    place: integer('place'),
    /** What staff wrote when they returned it. */
    returnReason: text('return_words'),
    /** The account that entered a paper entry. */
    typedInBy: text('typed_in_by'),
    /** Raised by every new private link; earlier links become invalid. */
    linkVersion: integer('link_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('competition_entries_number_key').on(table.number),
    unique('competition_entries_submission_key_key').on(table.submissionKey),
    unique('competition_entries_order_id_key').on(table.orderId),
    uniqueIndex('competition_entries_person_key')
      .on(table.instrument, table.personKey)
      .where(sql`${table.state} <> 'withdrawn'`),
    isOneOf('competition_entries_state_check', table.state),
    isOneOf('competition_entries_consent_check', table.consent),
    check(
      'competition_entries_consent_given_check',
      sql`(${table.consent} = 'given') = (${table.consentGivenAt} is not null)`,
    ),
    check(
      'competition_entries_pictures_check',
      sql`${table.pictures} in ('yes', 'no') or ${table.pictures} is null`,
    ),
    check(
      'competition_entries_pictures_answer_check',
      sql`num_nonnulls(${table.pictures}, ${table.picturesBy}, ${table.picturesAt}, ${table.picturesVersion}) in (0, 4)`,
    ),
    check('competition_entries_place_check', sql`(${table.state} = 'placed') = (${table.place} is not null)`),
    check(
      'competition_entries_reached_check',
      sql`${table.reached} in ('round1', 'round2', 'final') or (${table.reached} is null and ${table.state} <> 'out')`,
    ),
    check('competition_entries_fee_check', sql`${table.fee} >= 0`),
    index('competition_entries_email_idx').on(sql`lower(${table.email})`),
    index('competition_entries_created_at_idx').on(table.createdAt),
    index('competition_entries_submitted_idx')
      .on(table.createdAt)
      .where(sql`${table.state} = 'submitted'`),
  ],
);

/** Documents of an entry, each kind once. */
export const competitionPapers = pgTable(
  'competition_papers',
  {
    entryId: keyOf('entry_id', () => competitionEntries.id),
    kind: text('kind', { enum: ['proof_of_age', 'picture', 'recording', 'certificate'] }).notNull(),
    /** A file, a link, or neither for a document on paper at the office. */
    uploadId: uuid('upload_id').references(() => uploads.id),
    link: text('link'),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'competition_papers_pkey', columns: [table.entryId, table.kind] }),
    check('competition_papers_one_check', sql`${table.uploadId} is null or ${table.link} is null`),
  ],
);

/** Drafts of entries, to continue on another device. */
export const competitionDrafts = pgTable(
  'competition_drafts',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    email: text('email').notNull(),
    values: jsonb('values').notNull(),
    /** Raised by every change, so that two devices do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    /** The entry that was made from it. */
    entryId: uuid('entry_id').references(() => competitionEntries.id),
    createdAt: instant('created_at').notNull(),
    /** When it is deleted unless it is changed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('competition_drafts_submission_key_key').on(table.submissionKey)],
);
