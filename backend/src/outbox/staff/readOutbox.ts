import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { everyWordIn } from '../../core/search';
import { notFound } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { outbox } from '../../db/schema';
import { countUpTo, one } from '../../staff-lists/countUpTo';
import { leaseMs } from '../worker';
import type { OutboxEffect, OutboxQuery } from './outbox.routes';
import { describeKind, describeProblem } from './describeEffect';

type Context = Pick<ServiceContext, 'db' | 'clock'>;
type Row = typeof outbox.$inferSelect;

/** One page of what was to be carried out, the newest first. */
export async function listOutbox({ db, clock }: Context, { page, perPage, ...filter }: OutboxQuery) {
  const where = whereOf(filter);
  const fitting = db.select(one).from(outbox).where(where).$dynamic();
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const now = clock.now();
  return { ...(await countUpTo(db, fitting)), page, perPage, rows: rows.map((row) => effectView(row, now)) };
}

/** One effect as it stands. @throws not found */
export async function readEffect({ db, clock }: Context, id: string): Promise<OutboxEffect> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw notFound('This effect');
  return effectView(row, clock.now());
}

/** Whether there is still something to carry out: words and addresses of what is old are forgotten. */
export const isKept = ({ payload }: Pick<Row, 'payload'>): boolean =>
  payload !== null && !(typeof payload === 'object' && Object.keys(payload).length === 0);

/** Whether it waits after a try that failed, and nobody tries it now: what is taken is due when its lease ends. */
export const waitsForAnotherTry = ({ state, attempts, dueAt }: Row, now: Date): boolean =>
  state === 'waiting' && attempts > 0 && dueAt.getTime() > now.getTime() + leaseMs;

const memberOf = (payload: unknown, name: string): string | null => {
  const value: unknown = (payload as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : null;
};

function effectView(row: Row, now: Date): OutboxEffect {
  const { id, kind, state, attempts, createdAt, dueAt, endedAt, lastError, dropReason } = row;
  const isMail = kind === 'mail';
  return {
    id,
    kind,
    what: describeKind(kind),
    to: isMail ? memberOf(row.payload, 'to') : null,
    subject: isMail ? memberOf(row.payload, 'subject') : null,
    state: state === 'failed' && dropReason !== null ? 'dropped' : state,
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: state === 'waiting' ? dueAt.toISOString() : null,
    endedAt: endedAt?.toISOString() ?? null,
    problem: describeProblem(lastError),
    error: lastError,
    dropReason,
    canRepeat:
      isKept(row) && (state === 'failed' || (state === 'done' && isMail) || waitsForAnotherTry(row, now)),
  };
}

/** What failed for good, and nobody has given up with a reason. */
export const hasFailed = and(eq(outbox.state, 'failed'), isNull(outbox.dropReason));

function whereOf({ search, state }: Pick<OutboxQuery, 'search' | 'state'>): SQL | undefined {
  const plain = state?.filter((one) => one !== 'dropped' && one !== 'failed');
  return and(
    search
      ? everyWordIn(search, [
          outbox.key,
          outbox.kind,
          sql`${outbox.payload}->>'to'`,
          sql`${outbox.payload}->>'subject'`,
        ])
      : undefined,
    state
      ? or(
          plain && plain.length > 0 ? inArray(outbox.state, plain) : undefined,
          state.includes('failed') ? hasFailed : undefined,
          state.includes('dropped')
            ? and(eq(outbox.state, 'failed'), isNotNull(outbox.dropReason))
            : undefined,
        )
      : undefined,
  );
}
