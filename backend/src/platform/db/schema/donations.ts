import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { projects } from './projects';
import { instant, keyOf, isOneOf, pesewas } from './columns';

export const wallStates = ['shown', 'waiting', 'hidden'] as const;

/** Donations. Amount and state are in their order. */
export const donations = pgTable(
  'donations',
  {
    /** Made in the browser, so that a repeat is harmless. The id alone reveals neither state nor donor. */
    id: uuid('id').primaryKey(),
    orderId: keyOf('order_id', () => orders.id),
    projectId: keyOf('project_id', () => projects.id),
    /** The part of the order's amount that covers the payment service's share; the rest is the gift. */
    fee: pesewas('fee_pesewas').notNull().default(0),
    /** The id of the supporter's page that it counts for; the page is a published text. */
    supporterPage: text('supporter_page'),
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
    linkUntil: instant('link_until'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('donations_order_id_key').on(table.orderId),
    index('donations_project_id_idx').on(table.projectId),
    index('donations_created_at_idx').on(table.createdAt),
    isOneOf('donations_wall_check', table.wall),
    index('donations_wall_idx')
      .on(table.createdAt)
      .where(sql`${table.wall} = 'waiting'`),
    isOneOf('donations_method_check', table.method),
    index('donations_supporter_page_idx')
      .on(table.supporterPage)
      .where(sql`${table.supporterPage} is not null`),
  ],
);
