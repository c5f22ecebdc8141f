import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Changes of signed-in people through the API: one row for each request that changed something. */
export const auditActions = pgTable(
  'audit_actions',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** Account of the actor, and the name in their token at that time. */
    account: text('account').notNull(),
    name: text('name'),
    /** The operation of the API's document. */
    operation: text('operation').notNull(),
  },
  (table) => [
    index('audit_actions_at_idx').on(table.at, table.id),
    index('audit_actions_account_idx').on(table.account, table.at),
  ],
);

/** Each row that an action changed. The database's triggers write them together with the change. */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actionId: uuid('action_id')
      .notNull()
      .references(() => auditActions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['insert', 'update', 'delete'] }).notNull(),
    /** The table, and the key of its row. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    /** How staff call the row, such as its reference; never a person's name. */
    label: text('label'),
    /** Changed values by column; for columns with personal data only the fact that they changed. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    /** The transaction of the change, which is the record's version (`recordVersions`). */
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    index('audit_changes_action_id_idx').on(table.actionId),
    index('audit_changes_subject_id_idx').on(table.subjectId),
  ],
);
