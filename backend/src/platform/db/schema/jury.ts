import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { competitionEntries } from './entries';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What one member of the jury gave one entry in one round. */
export const competitionScores = pgTable(
  'competition_scores',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => competitionEntries.id),
    round: text('round', { enum: ['round1', 'round2', 'final'] }).notNull(),
    /** The account of the member. */
    juror: text('juror').notNull(),
    /** Points by criterion. */
    points: jsonb('points').notNull(),
    /** For the competitor. */
    words: text('words'),
    /** Grows with every change. */
    revision: integer('revision').notNull().default(1),
    scoredAt: instant('scored_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('competition_scores_entry_round_juror_key').on(table.entryId, table.round, table.juror),
    check('competition_scores_round_check', sql`${table.round} in ('round1', 'round2', 'final')`),
  ],
);

/** What a score was before it was changed; nothing here is ever changed. */
export const competitionScoreChanges = pgTable(
  'competition_score_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    scoreId: uuid('score_id')
      .notNull()
      .references(() => competitionScores.id),
    revision: integer('revision').notNull(),
    points: jsonb('points').notNull(),
    words: text('words'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('competition_score_changes_score_id_idx').on(table.scoreId)],
);

/** Members of the jury who do not judge somebody, such as their own pupil. */
export const competitionRecusals = pgTable(
  'competition_recusals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => competitionEntries.id),
    juror: text('juror').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [unique('competition_recusals_entry_juror_key').on(table.entryId, table.juror)],
);

/** Accounts with the jury's role that have opened the jury's page. Only staff set a name; without one, an account does not judge. */
export const competitionJurors = pgTable('competition_jurors', {
  juror: text('juror').primaryKey(),
  /** As the access token tells, so that staff know whose account it is. */
  email: text('email'),
  name: text('name'),
  /** What they judge, as staff set it. */
  instruments: text('instruments')
    .array()
    .notNull()
    .default(sql`'{}'`),
  namedAt: instant('named_at'),
});
