import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Effects that a transaction decided on, such as mails: written with it, carried out after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Which handler carries it out. */
    kind: text('kind').notNull(),
    /** Names the effect; what has the same name happens once. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is tried next; while it is being tried, when somebody else may try it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** Why an administrator gave it up; it is failed then, and asks for nobody any more. */
    dropReason: text('drop_reason'),
  },
  (table) => [
    unique('outbox_key_key').on(table.key),
    check('outbox_state_check', sql`${table.state} in ('waiting', 'done', 'failed')`),
    // What was queued about one thing is found by how its keys begin.
    index('outbox_key_prefix_idx').on(table.key.op('text_pattern_ops')),
    index('outbox_ticket_order_idx')
      .on(sql`(${table.payload} ->> 'ticketOrderId')`)
      .where(sql`${table.kind} = 'tickets.mail'`),
    index('outbox_created_at_id_idx').on(table.createdAt, table.id),
    index('outbox_state_created_at_idx').on(table.state, table.createdAt),
    index('outbox_due_idx')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('outbox_failed_idx')
      .on(table.createdAt)
      .where(sql`${table.state} = 'failed'`),
  ],
);
