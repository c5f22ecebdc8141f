import { sql } from 'drizzle-orm';
import type { EnquiryKind } from '@school/shared/schemas/enquiries/labels';
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
  referrals,
  ticketInvitations,
  ticketOrders,
  volunteers,
  volunteerShifts,
} from '../db/schema';

type Root = PgTable & { id: PgColumn };

const enquiries: Readonly<Record<EnquiryKind, Root>> = {
  message: contactMessages,
  fees: feeEnquiries,
  application: jobApplications,
  member: communityMembers,
  referral: referrals,
};

/** Kinds of records that staff open, each with the tables that it may lie in; a trigger of each counts its changes. */
export const roots = {
  enquiry: Object.values(enquiries),
  lesson: [musicStudyRegistrations],
  performer: [performers],
  engagement: [engagements],
  donation: [donations],
  'ticket-order': [ticketOrders],
  'challenge-entry': [challengeEntries],
  entry: [competitionEntries],
  invitation: [ticketInvitations],
  volunteer: [volunteers],
  shift: [volunteerShifts],
} as const satisfies Record<string, readonly Root[]>;

export type RecordKind = keyof typeof roots;

export const recordKinds = Object.keys(roots) as [RecordKind, ...RecordKind[]];

/**
 * Waits until nobody is in the middle of changing a record, and keeps it so until the transaction is over: from its end
 * on, each change is counted.
 * @returns whether there is such a record
 */
export async function holdStill(tx: Database, kind: RecordKind, id: string): Promise<boolean> {
  let found = 0;
  for (const table of roots[kind]) {
    const rows = await tx
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${table.id} = ${id}`)
      .for('share');
    found += rows.length;
  }
  return found > 0;
}
