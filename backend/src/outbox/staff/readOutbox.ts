import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { everyWord } from '../../core/search';
import { notFound } from '../../core/errors';
import type { Database } from '../../db/database';
import { outbox } from '../../db/schema';
import type { OutboxEffect, OutboxQuery } from './outbox.routes';
import { kindWords, problemWords } from './words';

type Row = typeof outbox.$inferSelect;

/** One page of what was to be carried out, the newest first. */
export async function listOutbox(db: Database, { page, perPage, ...filter }: OutboxQuery) {
  const where = whereOf(filter);
  const [all] = await db.select({ total: count() }).from(outbox).where(where);
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { total: all?.total ?? 0, page, perPage, rows: rows.map(effectView) };
}

/** How many wait, and how many failed and were not given up. */
export async function countOutbox(db: Database): Promise<{ waiting: number; failed: number }> {
  return {
    waiting: await db.$count(outbox, eq(outbox.state, 'waiting')),
    failed: await db.$count(outbox, hasFailed),
  };
}

/** One effect as it stands. @throws not found */
export async function readEffect(db: Database, id: string): Promise<OutboxEffect> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw notFound('This effect');
  return effectView(row);
}

/** Whether there is still something to carry out: words and addresses of what is old are forgotten. */
export const isKept = ({ payload }: Pick<Row, 'payload'>): boolean =>
  typeof payload === 'object' && payload !== null && Object.keys(payload).length > 0;

const textOf = (payload: unknown, name: string): string | null => {
  const value: unknown = (payload as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : null;
};

function effectView(row: Row): OutboxEffect {
  const { id, kind, state, attempts, createdAt, dueAt, endedAt, lastError, dropReason } = row;
  const isMail = kind === 'mail';
  return {
    id,
    kind,
    what: kindWords(kind),
    to: isMail ? textOf(row.payload, 'to') : null,
    subject: isMail ? textOf(row.payload, 'subject') : null,
    state: state === 'failed' && dropReason !== null ? 'dropped' : state,
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: state === 'waiting' ? dueAt.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
    problem: problemWords(lastError),
    error: lastError,
    dropReason,
    canRepeat: isKept(row) && (state !== 'done' || isMail),
  };
}

const hasFailed = and(eq(outbox.state, 'failed'), isNull(outbox.dropReason));

function whereOf({ search, state }: Pick<OutboxQuery, 'search' | 'state'>): SQL | undefined {
  const plain = state?.filter((one) => one !== 'dropped' && one !== 'failed');
  return and(
    search
      ? everyWord(search, (pattern) =>
          or(
            ilike(outbox.key, pattern),
            ilike(outbox.kind, pattern),
            ilike(sql`${outbox.payload}->>'to'`, pattern),
            ilike(sql`${outbox.payload}->>'subject'`, pattern),
          ),
        )
      : undefined,
    state
      ? or(
          plain && plain.length > 0 ? inArray(outbox.state, plain) : undefined,
          state.includes('failed') ? hasFailed : undefined,
          state.includes('dropped') ? and(ne(outbox.state, 'done'), isNotNull(outbox.dropReason)) : undefined,
        )
      : undefined,
  );
}
