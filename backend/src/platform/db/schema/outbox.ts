import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, ownId, isOneOf } from './columns';

/** Effects of a transaction, such as mails: written with it, run after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: ownId(),
    /** The handler that runs it. */
    kind: text('kind').notNull(),
    /** Identifies the effect; one with the same key runs once. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it is tried next; during an attempt, when another instance may try it. */
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    lastError: text('last_error'),
    /** Why an administrator cancelled it; it has failed then and needs no attention. */
    dropReason: text('drop_reason'),
  },
  (table) => [
    unique('outbox_key_key').on(table.key),
    isOneOf('outbox_state_check', table.state),
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
