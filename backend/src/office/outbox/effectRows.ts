import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { everyWord, textOf, type FoundIn } from '../../platform/core/search';
import type { Database } from '../../platform/db/database';
import { outbox } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { isWithin } from '../../platform/http/period';
import { recordsCalled } from '../../staff/staff-lists/recordsCalled';
import type { OutboxEffect, OutboxFilter } from './outbox.routes';
import { describeKind, describeProblem } from './describeEffect';
import { whetherAgain } from './whetherAgain';

/** A value of a rendered mail in the payload, without anything else in it. */
const wordOfMail = (name: 'to' | 'subject' | 'text') =>
  sql<string | null>`case when ${outbox.kind} = 'mail' then ${outbox.payload}->>${sql.raw(`'${name}'`)} end`;

/** All columns but the payload, which contains whole mails. */
const columns = {
  id: outbox.id,
  key: outbox.key,
  kind: outbox.kind,
  state: outbox.state,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
  dueAt: outbox.dueAt,
  endedAt: outbox.endedAt,
  lastError: outbox.lastError,
  dropReason: outbox.dropReason,
  to: wordOfMail('to'),
  subject: wordOfMail('subject'),
  /** Whether there is still something to run: the content of old effects is deleted. */
  isKept: sql<boolean>`${outbox.payload} not in ('null', '{}', '[]')`,
};

/** Selects effects without their payload. */
export const effectRows = (db: Database) => db.select(columns).from(outbox);

/** Selects effects with the text of a rendered mail. */
export const effectRowsWithText = (db: Database) =>
  db.select({ ...columns, text: wordOfMail('text') }).from(outbox);

export type EffectRow = Awaited<ReturnType<typeof effectRows>>[number];

/** What the view of an effect depends on. */
export type ViewContext = Pick<Deps, 'clock' | 'features'>;

/** Returns an effect as admins see it. */
export function effectView(row: EffectRow, { clock, features }: ViewContext): OutboxEffect {
  const { id, kind, to, subject, state, attempts, createdAt, dueAt, endedAt, lastError, dropReason } = row;
  const again = whetherAgain(row, clock.now());
  return {
    id,
    kind,
    what: describeKind(kind, features),
    to,
    subject,
    state: stateOf(row),
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: state === 'waiting' ? dueAt.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
    problem: describeProblem(lastError),
    error: lastError,
    dropReason,
    canRepeat: again === 'now' || again === 'copy',
  };
}

/** Returns the state; a cancelled effect is a failed one with a reason. */
export const stateOf = ({
  state,
  dropReason,
}: Pick<EffectRow, 'state' | 'dropReason'>): OutboxEffect['state'] =>
  state === 'failed' && dropReason !== null ? 'dropped' : state;

/** The condition that an effect failed permanently, and was not cancelled with a reason. */
export const hasFailed = and(eq(outbox.state, 'failed'), isNull(outbox.dropReason));

const searchedText = textOf([
  outbox.key,
  outbox.kind,
  sql`${outbox.payload}->>'to'`,
  sql`${outbox.payload}->>'subject'`,
]);

/** Returns the condition that a text of the effect, or the record's key in its own, contains a word. */
function found(db: Database, foundIn: FoundIn, word: string): SQL | undefined {
  const called = recordsCalled(db, foundIn, word)?.as('called');
  const inText = foundIn(searchedText);
  if (!called) return inText;
  return inArray(
    outbox.id,
    unionAll(
      db.select({ id: outbox.id }).from(outbox).where(inText),
      db
        .select({ id: outbox.id })
        .from(called)
        .innerJoin(outbox, sql`fold_text(${searchedText}) ilike '%' || ${called.id} || '%'`),
    ),
  );
}

/** Returns the condition that a filter stands for. */
export function whereOf(db: Database, { search, state, ...days }: OutboxFilter): SQL | undefined {
  const plain = state?.filter((one) => one !== 'dropped' && one !== 'failed');
  return and(
    search ? everyWord(search, (foundIn, word) => found(db, foundIn, word)) : undefined,
    state
      ? or(
          plain && plain.length > 0 ? inArray(outbox.state, plain) : undefined,
          state.includes('failed') ? hasFailed : undefined,
          state.includes('dropped')
            ? and(eq(outbox.state, 'failed'), isNotNull(outbox.dropReason))
            : undefined,
        )
      : undefined,
    isWithin(outbox.createdAt, days),
  );
}
