import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import {
  challengeEntries,
  communityMembers,
  competitionEntries,
  contactMessages,
  donations,
  engagements,
  feeEnquiries,
  jobApplications,
  musicStudyRegistrations,
  performers,
  ticketOrders,
} from '../db/schema';

type Root = PgTable & { id: PgColumn };

/**
 * Kinds of records that staff open, each with the tables that it may lie in. A person and a document of the site lie in no
 * one row: of them is told who looks at them, and what changes under a key of their own.
 */
const roots = {
  enquiry: [contactMessages, feeEnquiries, jobApplications, communityMembers],
  lesson: [musicStudyRegistrations],
  performer: [performers],
  engagement: [engagements],
  donation: [donations],
  'ticket-order': [ticketOrders],
  'challenge-entry': [challengeEntries],
  entry: [competitionEntries],
  person: [],
  content: [],
} as const satisfies Record<string, readonly Root[]>;

export type RecordKind = keyof typeof roots;

export const recordKinds = Object.keys(roots) as [RecordKind, ...RecordKind[]];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an id can be that of such a record. */
export const isIdOf = (kind: RecordKind, id: string): boolean => roots[kind].length === 0 || uuid.test(id);

/**
 * Waits until nobody is in the middle of changing a record, and keeps it so until the transaction is over: from its end
 * on, each change is counted.
 * @returns whether there is such a record
 */
export async function holdStill(tx: Database, kind: RecordKind, id: string): Promise<boolean> {
  const tables: readonly Root[] = roots[kind];
  if (tables.length === 0) return true;
  let found = 0;
  for (const table of tables) {
    const rows = await tx
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${table.id} = ${id}`)
      .for('share');
    found += rows.length;
  }
  return found > 0;
}
