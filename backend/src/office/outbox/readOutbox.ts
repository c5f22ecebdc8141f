import { asc, desc, eq, like } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { outbox } from '../../platform/db/schema';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import { flushSearchIndexes } from '../../staff/staff-lists/flushSearchIndexes';
import { copyKeysOf } from './copyKey';
import { effectRows, effectRowsWithText, effectView, stateOf, whereOf, type ViewContext } from './effectRows';
import type { OutboxEffect, OutboxEffectDetail, OutboxFilter, OutboxQuery } from './outbox.routes';

type Context = Pick<ServiceContext, 'db' | 'writer'> & ViewContext;

/** Returns one page of effects. */
export async function listOutbox(context: Context, { page, perPage, order, ...filter }: OutboxQuery) {
  const { db } = context;
  if (filter.search) await flushSearchIndexes(context, 'outbox_search_idx');
  const where = whereOf(db, filter);
  const by = order === 'asc' ? asc : desc;
  const fitting = db.select(one).from(outbox).where(where).$dynamic();
  const rows = await effectRows(db)
    .where(where)
    .orderBy(by(outbox.createdAt), by(outbox.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const counted = await countUpTo(db, fitting);
  return { ...counted, page, perPage, rows: rows.map((row) => effectView(row, context)) };
}

/** Returns all matching effects, oldest first. */
export async function readOutbox(context: Context, filter: OutboxFilter): Promise<OutboxEffect[]> {
  const { db } = context;
  const rows = await effectRows(db).where(whereOf(db, filter)).orderBy(asc(outbox.createdAt), asc(outbox.id));
  return rows.map((row) => effectView(row, context));
}

/** Returns one effect. @throws not found */
export async function readEffect(context: Context, id: string): Promise<OutboxEffectDetail> {
  const { db } = context;
  const [row] = await effectRowsWithText(db).where(eq(outbox.id, id));
  if (!row) throw notFound('This effect');
  const copies = await effectRows(db)
    .where(like(outbox.key, copyKeysOf(row.key)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  return {
    ...effectView(row, context),
    key: row.key,
    text: row.text,
    copies: copies.map((copy) => ({
      id: copy.id,
      state: stateOf(copy),
      createdAt: copy.createdAt.toISOString(),
    })),
  };
}
