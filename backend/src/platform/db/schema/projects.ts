import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { pesewas, ownId, isOneOf } from './columns';

/** What donations can go to: the foundation's projects and the assets it needs. Amounts are in pesewas. */
export const projects = pgTable(
  'projects',
  {
    id: ownId(),
    kind: text('kind', { enum: ['project', 'asset'] }).notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    overview: text('overview').notNull(),
    target: pesewas('target_pesewas').notNull(),
    raised: pesewas('raised_pesewas').notNull().default(0),
    deadline: date('deadline', { mode: 'string' }).notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    // Projects and assets share one address space: a donation page names one by its slug.
    unique('projects_slug_key').on(table.slug),
    isOneOf('projects_kind_check', table.kind),
    check('projects_target_check', sql`${table.target} > 0`),
    check('projects_raised_check', sql`${table.raised} >= 0`),
  ],
);
