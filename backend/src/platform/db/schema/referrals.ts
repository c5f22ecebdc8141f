import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId, isOneOf } from './columns';

/** Personal links of people who recommend the school, with their results. */
export const referralLinks = pgTable(
  'referral_links',
  {
    id: ownId(),
    /** Part of the link. */
    code: text('code').notNull(),
    /** Shows its owner the counts, and nothing else. */
    secret: uuid('secret').notNull().defaultRandom(),
    /** The recommendation that it was made for. */
    submissionKey: uuid('submission_key').notNull(),
    opened: integer('opened').notNull().default(0),
    joined: integer('joined').notNull().default(0),
    wrote: integer('wrote').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('referral_links_code_key').on(table.code),
    unique('referral_links_secret_key').on(table.secret),
    unique('referral_links_submission_key_key').on(table.submissionKey),
  ],
);

/** People who recommended the school, by their own account; nothing about the friend is stored here. */
export const referrals = pgTable(
  'referrals',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => referralLinks.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [unique('referrals_submission_key_key').on(table.submissionKey)],
);

/** The texts of a mail about a recommendation; deleted once it is sent. */
export interface ReferralMailTexts {
  readonly friendName: string;
  readonly senderName: string;
  readonly note?: string | undefined;
}

/** The mails of recommendations: one to the friend, one to the sender. */
export const referralMails = pgTable(
  'referral_letters',
  {
    id: ownId(),
    submissionKey: uuid('submission_key').notNull(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => referralLinks.id, { onDelete: 'cascade' }),
    reader: text('reader', { enum: ['friend', 'sender'] }).notNull(),
    /** A digest of the recipient's address, for comparison only. */
    addressDigest: text('address_digest').notNull(),
    /** Address and texts are stored until the mail is sent, and not at all if it may not be sent. */
    email: text('email'),
    texts: jsonb('words').$type<ReferralMailTexts>(),
    /** In the mail: stops all further ones to its recipient. */
    stopToken: uuid('stop_token').notNull().defaultRandom(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('referral_letters_once_key').on(table.submissionKey, table.reader, table.addressDigest),
    unique('referral_letters_stop_token_key').on(table.stopToken),
    isOneOf('referral_letters_reader_check', table.reader),
    check('referral_letters_words_check', sql`(${table.email} is null) = (${table.texts} is null)`),
  ],
);

/** Digests of addresses: when a friend was last written to there, and who has opted out. */
export const referralAddresses = pgTable('referral_addresses', {
  addressDigest: text('address_digest').primaryKey(),
  writtenAt: instant('written_at'),
  stoppedAt: instant('stopped_at'),
});
