import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownId, isOneOf } from './columns';

/** People who asked to join the community, and members who confirmed. An address occurs once, however it is written. */
export const communityMembers = pgTable(
  'community_members',
  {
    id: ownId(),
    state: text('state', { enum: ['pending', 'confirmed', 'left'] })
      .notNull()
      .default('pending'),
    /** Name and address are erased when a member leaves; the row remains for the link in their mails. */
    name: text('name'),
    email: text('email'),
    interests: text('interests').array().notNull(),
    /** When they last asked to join before they confirmed. */
    joinedAt: instant('joined_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    leftAt: instant('left_at'),
    /** The last submission from this address: a repeat of it changes nothing. */
    submissionKey: uuid('submission_key'),
    /**
     * Token of the unsubscribe link in each mail. It opens nothing else, and mails that are not written yet need it.
     */
    leaveToken: uuid('leave_token').notNull().defaultRandom(),
    /** Code of the personal link that referred them, until they confirm and are counted there. */
    referredBy: text('came_by'),
  },
  (table) => [
    uniqueIndex('community_members_email_key').on(sql`lower(${table.email})`),
    unique('community_members_leave_token_key').on(table.leaveToken),
    isOneOf('community_members_state_check', table.state),
    check(
      'community_members_confirmed_check',
      sql`${table.state} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
    check(
      'community_members_left_check',
      sql`(${table.state} = 'left') = (${table.leftAt} is not null) and (${table.state} = 'left') = (${table.email} is null) and (${table.email} is null) = (${table.name} is null)`,
    ),
  ],
);

/** Mails that ask for confirmation; the link's token is stored only as a digest. */
export const communityConfirmations = pgTable('community_confirmations', {
  tokenDigest: text('token_digest').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => communityMembers.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});
