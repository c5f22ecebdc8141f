import { z } from '@hono/zod-openapi';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { statusChanges } from '../../platform/db/schema';

/** A table of submissions whose status staff change. */
export type StaffTable = PgTable & Record<'id' | 'status' | 'reference' | 'receivedAt', PgColumn>;

type Subject = typeof statusChanges.$inferSelect.subject;

/** A list of submissions with a status. */
export interface StaffList<Table extends StaffTable, Status extends string> {
  subject: Subject;
  table: Table;
  statuses: readonly [Status, ...Status[]];
  /** The columns that the search looks in. */
  searchIn: readonly PgColumn[];
  sorts: Readonly<Record<string, PgColumn>>;
}

/** The parameters of a list; `sort` is a key of its sorts. */
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
