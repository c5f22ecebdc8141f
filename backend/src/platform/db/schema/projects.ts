import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

/** What donations can go to: the foundation's projects and the assets it needs. Amounts are in pesewas. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['project', 'asset'] }).notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    overview: text('overview').notNull(),
    target: bigint('target_pesewas', { mode: 'number' }).notNull(),
    raised: bigint('raised_pesewas', { mode: 'number' }).notNull().default(0),
    deadline: date('deadline', { mode: 'string' }).notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    // Projects and assets share one address space: a donation page names one by its slug.
    unique('projects_slug_key').on(table.slug),
    check('projects_kind_check', sql`${table.kind} in ('project', 'asset')`),
    check('projects_target_check', sql`${table.target} > 0`),
    check('projects_raised_check', sql`${table.raised} >= 0`),
  ],
);
