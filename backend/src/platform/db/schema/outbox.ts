import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Effects of a transaction, such as mails: written with it, run after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The handler that runs it. */
    kind: text('kind').notNull(),
    /** Identifies the effect; one with the same key runs once. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is tried next; during an attempt, when another instance may try it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** Why an administrator cancelled it; it has failed then and needs no attention. */
    dropReason: text('drop_reason'),
  },
  (table) => [
    unique('outbox_key_key').on(table.key),
    check('outbox_state_check', sql`${table.state} in ('waiting', 'done', 'failed')`),
    // The effects of one subject are found by the prefix of their keys.
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
