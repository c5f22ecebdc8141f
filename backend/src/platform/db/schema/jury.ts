import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { competitionEntries } from './entries';
import { instant, ownId, keyOf, isOneOf } from './columns';

/** Scores of one juror for one entry in one round. */
export const competitionScores = pgTable(
  'competition_scores',
  {
    id: ownId(),
    entryId: keyOf('entry_id', () => competitionEntries.id),
    round: text('round', { enum: ['round1', 'round2', 'final'] }).notNull(),
    /** The juror's account. */
    juror: text('juror').notNull(),
    /** Points by criterion. */
    points: jsonb('points').notNull(),
    /** For the competitor. */
    comment: text('words'),
    /** Raised by every change. */
    revision: integer('revision').notNull().default(1),
    scoredAt: instant('scored_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('competition_scores_entry_round_juror_key').on(table.entryId, table.round, table.juror),
    isOneOf('competition_scores_round_check', table.round),
  ],
);

/** Earlier values of changed scores; rows never change. */
export const competitionScoreChanges = pgTable(
  'competition_score_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    scoreId: keyOf('score_id', () => competitionScores.id),
    revision: integer('revision').notNull(),
    points: jsonb('points').notNull(),
    comment: text('words'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('competition_score_changes_score_id_idx').on(table.scoreId)],
);

/** Jurors who do not judge an entry, such as their own pupil's. */
export const competitionRecusals = pgTable(
  'competition_recusals',
  {
    id: ownId(),
    entryId: keyOf('entry_id', () => competitionEntries.id),
    juror: text('juror').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [unique('competition_recusals_entry_juror_key').on(table.entryId, table.juror)],
);

/**
 * Accounts with the jury's role that have opened the jury's page. Only staff set a name; without one, an account does
 * not judge.
 */
export const competitionJurors = pgTable('competition_jurors', {
  juror: text('juror').primaryKey(),
  /** From the access token, so that staff can identify the account. */
  email: text('email'),
  name: text('name'),
  /** What they judge, as staff set it. */
  instruments: text('instruments')
    .array()
    .notNull()
    .default(sql`'{}'`),
  namedAt: instant('named_at'),
});
