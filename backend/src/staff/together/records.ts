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

/** Kinds of records that staff open, each with its possible tables; a trigger on each counts its changes. */
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

/** Returns the key column of a table. */
function keyOf(table: PgTable): PgColumn {
  const key = getTableConfig(table).columns.find(({ primary }) => primary);
  if (!key) throw new Error(`The table ${getTableName(table)} has no primary key of one column`);
  return key;
}

/** Returns the type of the key in the tables of a kind. */
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

/**
 * Returns whether a record of this kind can have this id: most are random, those of settings are chosen names and
 * numbers.
 */
export const isIdOf = (kind: RecordKind, id: string): boolean =>
  kind === 'text' ? TEXT_ID.test(id) : (ids[keyTypeOf(kind)]?.safeParse(id).success ?? false);

/** Returns the key of a record in its table: a text's row has the path of its document. */
export const rowKeyOf = (kind: RecordKind, id: string): string =>
  kind === 'text' ? `/content/${id.replace('.', '/')}` : id;

/** Returns whether ids of this kind are random, so that no record of another kind can have the same. */
export const isDrawn = (kind: RecordKind): boolean => keyTypeOf(kind) === 'uuid';

/**
 * Waits for running changes of a record, and blocks new ones until the transaction ends: after it, each change is
 * counted.
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
  // An unchanged text is the default of the files and has no row.
  return found > 0 || kind === 'text';
}
