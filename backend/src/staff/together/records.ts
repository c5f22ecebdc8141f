import { getTableName, sql } from 'drizzle-orm';
import type { EnquiryKind } from '@school/shared/schemas/enquiries/labels';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database } from '../../platform/db/database';
import {
  challengeEntries,
  communityMembers,
  competitionEntries,
  competitionSettings,
  contactMessages,
  contentDocuments,
  donations,
  engagements,
  feeEnquiries,
  hallPlan,
  jobApplications,
  musicStudyRegistrations,
  performers,
  referrals,
  ticketInvitations,
  ticketOrders,
  ticketPromoCodes,
  ticketSales,
  ticketTypes,
  volunteers,
  volunteerShifts,
} from '../../platform/db/schema';

const enquiries: Readonly<Record<EnquiryKind, PgTable>> = {
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
  'ticket-type': [ticketTypes],
  'ticket-sale': [ticketSales],
  'promo-code': [ticketPromoCodes],
  'competition-settings': [competitionSettings],
  'hall-plan': [hallPlan],
  text: [contentDocuments],
} as const satisfies Record<string, readonly PgTable[]>;

export type RecordKind = keyof typeof roots;

export const recordKinds = Object.keys(roots) as [RecordKind, ...RecordKind[]];

/** The column that names a table's rows. */
function keyOf(table: PgTable): PgColumn {
  const key = getTableConfig(table).columns.find(({ primary }) => primary);
  if (!key) throw new Error(`The table ${getTableName(table)} names its rows by no column alone`);
  return key;
}

/** How the tables of a kind name their rows. */
function keyTypeOf(kind: RecordKind): string {
  const [table] = roots[kind];
  return table ? keyOf(table).getSQLType() : '';
}

const ids: Readonly<Record<string, z.ZodType>> = {
  uuid: z.uuid(),
  text: z.string().regex(/^[\w-]{1,80}$/),
  integer: z.string().regex(/^\d{1,6}$/),
};

/** A text of the site by its owner and name, in one segment of an address: `mf-mate.questions`. */
const TEXT_ID = /^[\w-]{1,39}\.[\w-]{1,40}$/;

/** Whether a record of this kind can have this id: most are drawn, those of settings are chosen names and figures. */
export const isIdOf = (kind: RecordKind, id: string): boolean =>
  kind === 'text' ? TEXT_ID.test(id) : (ids[keyTypeOf(kind)]?.safeParse(id).success ?? false);

/** What names a record in its table: a text's row is known by the path of its document. */
export const rowKeyOf = (kind: RecordKind, id: string): string =>
  kind === 'text' ? `/content/${id.replace('.', '/')}` : id;

/** Whether no record of another kind can have the same id. */
export const isDrawn = (kind: RecordKind): boolean => keyTypeOf(kind) === 'uuid';

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
      .where(sql`${keyOf(table)} = ${rowKeyOf(kind, id)}`)
      .for('share');
    found += rows.length;
  }
  // A text that nobody has changed yet is as the files have it, and has no row.
  return found > 0 || kind === 'text';
}
