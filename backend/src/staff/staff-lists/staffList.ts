import { z } from '@hono/zod-openapi';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { statusChanges } from '../../platform/db/schema';

/** A table whose rows came in by a form, and whose status staff change. */
export type StaffTable = PgTable & Record<'id' | 'status' | 'reference' | 'receivedAt', PgColumn>;

type Subject = typeof statusChanges.$inferSelect.subject;

/** What makes one list of staff. */
export interface StaffList<Table extends StaffTable, Status extends string> {
  subject: Subject;
  table: Table;
  statuses: readonly [Status, ...Status[]];
  /** Where words are searched for. */
  searchIn: readonly PgColumn[];
  sorts: Readonly<Record<string, PgColumn>>;
}

/** What a list is asked for; sorting is by a name that the list knows. */
export interface ListQuery {
  search?: string | undefined;
  status?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: string;
  order: 'asc' | 'desc';
  page: number;
  perPage: number;
}

export const statusChange = z
  .object({ from: z.string(), to: z.string(), actor: z.string(), at: z.iso.datetime() })
  .openapi('StatusChange');

export type StatusChange = z.infer<typeof statusChange>;
