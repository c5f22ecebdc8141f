import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../core/errors';
import { groupBy } from '../core/groupBy';
import { everyWord } from '../core/search';
import { auditActions, auditChanges } from '../db/schema';
import type { ServiceContext } from '../db/context';
import type { AuditAction, AuditChange, AuditFilter, AuditQuery } from './audit.routes';
import { fieldsOf } from './fieldsOf';

type Context = Pick<ServiceContext, 'db'>;
type Action = typeof auditActions.$inferSelect;
type Change = typeof auditChanges.$inferSelect;

/** So many records of an action stand in a list. */
const SHOWN = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One page of what was changed, the newest first unless asked otherwise. */
export async function listActions({ db }: Context, query: AuditQuery) {
  const { page, perPage, order } = query;
  const where = whereOf({ db }, query);
  const [all] = await db.select({ total: count() }).from(auditActions).where(where);
  const by = order === 'asc' ? asc : desc;
  const actions = await db
    .select()
    .from(auditActions)
    .where(where)
    .orderBy(by(auditActions.at), by(auditActions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const changes = await changesOf({ db }, actions, SHOWN);
  return { total: all?.total ?? 0, page, perPage, rows: actions.map((action) => viewOf(action, changes)) };
}

/** One action, with every record that it changed. @throws not found */
export async function readAction({ db }: Context, id: string): Promise<AuditAction> {
  const actions = await db.select().from(auditActions).where(eq(auditActions.id, id));
  const [action] = actions;
  if (!action) throw notFound('This change');
  return viewOf(action, await changesOf({ db }, actions));
}

/** All that fits, the oldest first, each changed record with its action. */
export const readChanges = ({ db }: Context, filter: AuditFilter) =>
  db
    .select({ action: auditActions, change: auditChanges })
    .from(auditActions)
    .innerJoin(auditChanges, eq(auditChanges.actionId, auditActions.id))
    .where(whereOf({ db }, filter))
    .orderBy(asc(auditActions.at), asc(auditChanges.id));

interface Ranked {
  change: Change;
  changed: number;
}

async function changesOf(
  { db }: Context,
  actions: readonly Action[],
  atMost?: number,
): Promise<Map<string, Ranked[]>> {
  if (actions.length === 0) return new Map();
  const ranked = db
    .select({
      id: auditChanges.id,
      nth: sql<number>`row_number() over (partition by ${auditChanges.actionId} order by ${auditChanges.id})`.as(
        'nth',
      ),
      changed: sql`count(*) over (partition by ${auditChanges.actionId})`.mapWith(Number).as('changed'),
    })
    .from(auditChanges)
    .where(
      inArray(
        auditChanges.actionId,
        actions.map(({ id }) => id),
      ),
    )
    .as('ranked');
  const rows = await db
    .select({ change: auditChanges, changed: ranked.changed })
    .from(ranked)
    .innerJoin(auditChanges, eq(auditChanges.id, ranked.id))
    .where(atMost === undefined ? undefined : sql`${ranked.nth} <= ${atMost}`)
    .orderBy(asc(auditChanges.id));
  return groupBy(rows, ({ change }) => change.actionId);
}

function viewOf({ at, ...action }: Action, changes: Map<string, Ranked[]>): AuditAction {
  const mine = changes.get(action.id) ?? [];
  return {
    ...action,
    at: at.toISOString(),
    changed: mine[0]?.changed ?? 0,
    changes: mine.map(({ change }) => changeView(change)),
  };
}

const changeView = ({ kind, subject, subjectId, label, before, after }: Change): AuditChange => ({
  kind,
  subject,
  subjectId,
  label,
  fields: fieldsOf({ before, after }),
});

function whereOf(
  { db }: Context,
  { search, account, operation, record, from, to }: AuditFilter,
): SQL | undefined {
  const some = (which: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(auditChanges)
        .where(and(eq(auditChanges.actionId, auditActions.id), which)),
    );
  return and(
    search
      ? everyWord(search, (pattern) =>
          or(
            ilike(auditActions.name, pattern),
            ilike(auditActions.account, pattern),
            ilike(auditActions.operation, pattern),
            some(or(ilike(auditChanges.label, pattern), ilike(auditChanges.subjectId, pattern))),
          ),
        )
      : undefined,
    account ? eq(auditActions.account, account) : undefined,
    operation ? eq(auditActions.operation, operation) : undefined,
    record ? some(eq(auditChanges.subjectId, record)) : undefined,
    from ? gte(auditActions.at, new Date(from)) : undefined,
    to ? lt(auditActions.at, new Date(Date.parse(to) + DAY_MS)) : undefined,
  );
}
