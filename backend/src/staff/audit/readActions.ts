import { and, asc, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { notFound } from '../../platform/core/errors';
import { groupBy } from '../../platform/core/groupBy';
import { everyWord, textOf } from '../../platform/core/search';
import { readAccountNames, type NameOfAccount } from '../../platform/db/accountNames';
import { auditActions, auditChanges } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import type { AuditAction, AuditChange, AuditFilter, AuditQuery } from './audit.routes';
import { countUpTo, one } from '../staff-lists/countUpTo';
import { flushSearchIndexes } from '../staff-lists/flushSearchIndexes';
import { isWithin } from '../../platform/http/period';
import { recordsCalled } from '../staff-lists/recordsCalled';
import { auditLabels, type AuditLabels } from './auditLabels';
import { accountsIn, fieldsOf } from './fieldsOf';
import { namingTeachers } from './namingTeachers';

type Context = Pick<Deps, 'db'>;
/** What a view of the log depends on. */
type ViewContext = Pick<Deps, 'db' | 'features'>;
type Action = typeof auditActions.$inferSelect;
type Change = typeof auditChanges.$inferSelect;

/** The number of records of an action in a list. */
const SHOWN = 20;
/** The limit up to which changes are counted, since few people read a log to its end. */
const countedChanges = 1_000;
/** Changes of an export per query, so that other requests are served in between. */
const PAGE = 500;

/** Returns one page of actions, newest first by default. */
export async function listActions(context: ViewContext & Pick<Deps, 'writer'>, query: AuditQuery) {
  const { db, features } = context;
  const { page, perPage, order } = query;
  if (query.search) await flushSearchIndexes(context, 'audit_changes_search_idx', 'audit_actions_search_idx');
  const where = whereOf({ db }, query);
  const fitting = db.select(one).from(auditActions).where(where).$dynamic();
  const by = order === 'asc' ? asc : desc;
  const actions = await db
    .select()
    .from(auditActions)
    .where(where)
    .orderBy(by(auditActions.at), by(auditActions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const changes = await changesOf({ db }, actions, { atMost: SHOWN, record: query.record });
  const nameOf = await readNames({ db }, actions, [...changes.values()].flat());
  const shown = { nameOf, labels: auditLabels(features) };
  const rows = actions.map((action) => viewOf(action, changes, shown));
  return { ...(await countUpTo(db, fitting, countedChanges)), page, perPage, rows };
}

/** Returns one action with every record that it changed. @throws not found */
export async function readAction({ db, features }: ViewContext, id: string): Promise<AuditAction> {
  const actions = await db.select().from(auditActions).where(eq(auditActions.id, id));
  const [action] = actions;
  if (!action) throw notFound('This change');
  const changes = await changesOf({ db }, actions);
  const nameOf = await readNames({ db }, actions, [...changes.values()].flat());
  return viewOf(action, changes, { nameOf, labels: auditLabels(features) });
}

/** Yields all matching changes in pages, oldest first, each with its action. */
export async function* readChanges({ db }: Context, filter: AuditFilter) {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ action: auditActions, change: auditChanges })
      .from(auditActions)
      .innerJoin(auditChanges, eq(auditChanges.actionId, auditActions.id))
      .where(and(whereOf({ db }, filter), after))
      .orderBy(asc(auditActions.at), asc(auditChanges.id))
      .limit(PAGE);
    if (rows.length > 0) {
      const nameOf = await readNames(
        { db },
        rows.map(({ action }) => action),
        rows,
      );
      yield (await namingTeachers(db, rows)).map((row) => ({ ...row, nameOf }));
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    const at = sql.param(last.action.at, auditActions.at);
    after = sql`(${auditActions.at}, ${auditChanges.id}) > (${at}, ${last.change.id})`;
  }
}

interface Ranked {
  change: Change;
  changed: number;
}

interface Narrowing {
  /** The limit of records for each action. */
  atMost?: number;
  /** The requested record, which comes first. */
  record?: string | undefined;
}

/** Returns changes by action and record: a record may have several, such as when its row was created first. */
async function changesOf(
  { db }: Context,
  actions: readonly Action[],
  { atMost, record }: Narrowing = {},
): Promise<Map<string, Ranked[]>> {
  if (actions.length === 0) return new Map();
  const { actionId, subject, subjectId } = auditChanges;
  const records = db
    .select({ actionId, subject, subjectId, first: sql`min(${auditChanges.id})`.as('first') })
    .from(auditChanges)
    .where(
      inArray(
        actionId,
        actions.map(({ id }) => id),
      ),
    )
    .groupBy(actionId, subject, subjectId)
    .as('records');
  const isLookedAt = record === undefined ? sql`false` : eq(records.subjectId, record);
  const ranked = db
    .select({
      actionId: records.actionId,
      subject: records.subject,
      subjectId: records.subjectId,
      nth: sql<number>`row_number() over (partition by ${records.actionId} order by ${isLookedAt} desc, ${records.first})`.as(
        'nth',
      ),
      changed: sql`count(*) over (partition by ${records.actionId})`.mapWith(Number).as('changed'),
    })
    .from(records)
    .as('ranked');
  const rows = await db
    .select({ change: auditChanges, changed: ranked.changed })
    .from(ranked)
    .innerJoin(
      auditChanges,
      and(eq(actionId, ranked.actionId), eq(subject, ranked.subject), eq(subjectId, ranked.subjectId)),
    )
    .where(atMost === undefined ? undefined : sql`${ranked.nth} <= ${atMost}`)
    .orderBy(asc(ranked.nth), asc(auditChanges.id));
  return groupBy(await namingTeachers(db, rows), ({ change }) => change.actionId);
}

/** Returns the names of the actors, and of the accounts in their changes. */
const readNames = (
  { db }: Context,
  actions: readonly Action[],
  changes: readonly { change: Change }[],
): Promise<NameOfAccount> =>
  readAccountNames(db, [
    ...actions.map(({ account }) => account),
    ...changes.flatMap(({ change }) => accountsIn(change)),
  ]);

interface Shown {
  nameOf: NameOfAccount;
  labels: AuditLabels;
}

function viewOf({ at, ...action }: Action, changes: Map<string, Ranked[]>, shown: Shown): AuditAction {
  const mine = changes.get(action.id) ?? [];
  return {
    ...action,
    name: action.name ?? shown.nameOf(action.account),
    operationLabel: shown.labels.operation(action.operation),
    at: at.toISOString(),
    changed: mine[0]?.changed ?? 0,
    changes: mine.map(({ change }) => changeView(change, shown)),
  };
}

const changeView = (
  { kind, subject, subjectId, label, before, after }: Change,
  { nameOf, labels }: Shown,
): AuditChange => ({
  kind,
  subject,
  subjectLabel: labels.subject(subject),
  subjectId,
  label,
  fields: fieldsOf({ before, after }, nameOf),
});

const changed = (db: Context['db'], which: SQL | undefined) =>
  db.select({ id: auditChanges.actionId }).from(auditChanges).where(which);

function whereOf(
  { db }: Context,
  { search, account, operation, record, ...days }: AuditFilter,
): SQL | undefined {
  const { name, account: ofAccount, operation: ofOperation } = auditActions;
  return and(
    search
      ? everyWord(search, (foundIn, word) => {
          const { label, subjectId } = auditChanges;
          const called = recordsCalled(db, foundIn, word);
          // Each part uses its own index: one condition over both tables would read them completely.
          const found = unionAll(
            db
              .select({ id: auditActions.id })
              .from(auditActions)
              .where(foundIn(textOf([name, ofAccount, ofOperation]))),
            changed(db, foundIn(textOf([label, subjectId]))),
          );
          return inArray(
            auditActions.id,
            called ? found.unionAll(changed(db, inArray(subjectId, called))) : found,
          );
        })
      : undefined,
    account ? eq(auditActions.account, account) : undefined,
    operation ? eq(auditActions.operation, operation) : undefined,
    record
      ? exists(
          db
            .select(one)
            .from(auditChanges)
            .where(and(eq(auditChanges.actionId, auditActions.id), eq(auditChanges.subjectId, record))),
        )
      : undefined,
    isWithin(auditActions.at, days),
  );
}
