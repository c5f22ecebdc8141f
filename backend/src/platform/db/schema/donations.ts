import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { projects } from './projects';

export const wallStates = ['shown', 'waiting', 'hidden'] as const;

/** Donations. Amount and state are in their order. */
export const donations = pgTable(
  'donations',
  {
    /** Made in the browser, so that a repeat is harmless. The id alone reveals neither state nor donor. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message'),
    /** Whether the donor asked to stay anonymous: nothing that leaves the school names them. */
    anonymous: boolean('anonymous').notNull(),
    /** Whether the donor wall shows name and message: at once, after staff have checked a suspect one, or never. */
    wall: text('wall', { enum: wallStates }).notNull().default('shown'),
    method: text('method', { enum: ['card', 'mobile_money'] }).notNull(),
    /** Raised by every mail with the receipt's link; earlier links become invalid. */
    linkVersion: integer('link_version').notNull().default(1),
    /** Until when the newest link shows the receipt; null when none was mailed. */
    linkUntil: timestamp('link_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('donations_order_id_key').on(table.orderId),
    index('donations_project_id_idx').on(table.projectId),
    index('donations_created_at_idx').on(table.createdAt),
    check('donations_wall_check', sql`${table.wall} in ('shown', 'waiting', 'hidden')`),
    index('donations_wall_idx')
      .on(table.createdAt)
      .where(sql`${table.wall} = 'waiting'`),
    check('donations_method_check', sql`${table.method} in ('card', 'mobile_money')`),
  ],
);
