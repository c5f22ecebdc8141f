import type { RetainedKind } from '@school/shared/schemas/stored';
import { and, count, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../platform/db/context';
import type { Database } from '../../platform/db/database';
import { theRow } from '../../platform/db/theRow';
import {
  accountAccess,
  accountSessions,
  appHealth,
  auditActions,
  auditionWaiting,
  challengeEntries,
  competitionEntries,
  contactMessages,
  engagements,
  feeEnquiries,
  heldSubmissions,
  jobApplications,
  musicStudyRegistrations,
  orders,
  outbox,
  pageVersions,
  performers,
  policyReports,
  referrals,
  staffAccounts,
  submissionKeys,
  ticketHolds,
  ticketInterests,
  ticketInvitations,
  ticketOrders,
  tickets,
  ticketWaiting,
  trialBookings,
} from '../../platform/db/schema';
import { erasedEmail, erasedName } from '../people/records/erased';
import type { PeopleContext } from '../people/peopleContext';
import type { PersonalRecord } from '../people/records/personalRecord';
import { personalRecords } from '../people/personalRecords';
import { emptied } from '../people/records/mails';
import { releaseClaimed } from '../people/records/releaseClaimed';

/** Deletes what is older than a time. @returns the number of records */
export type Rule = (context: PeopleContext, before: Date) => Promise<number>;

/** Records per transaction: after a long pause the job continues step by step. */
const atOnce = 200;

/** Erases matching rows of a table, as on the person's own request. */
const erasing =
  (
    record: PersonalRecord,
    table: PgTable & { id: PgColumn },
    isOld: (before: Date) => SQL | undefined,
  ): Rule =>
  (context, before) =>
    context.db.transaction(async (tx) => {
      const ids = await idsOf(tx, table, isOld(before));
      await eraseOld({ ...context, db: tx }, record, ids);
      return ids.length;
    });

/** Erases records, in the caller's transaction; the queue deletes their files afterwards. */
async function eraseOld(
  context: ServiceContext,
  record: PersonalRecord,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const files = (await record.uploads?.(context.db, ids)) ?? [];
  await record.erase(context, ids, 'old');
  await releaseClaimed(context, files);
}

/** Deletes the rows of a table that are older by this column. */
function deleting(table: PgTable, at: PgColumn): Rule {
  return async ({ db }, before) => {
    const gone = db.$with('gone').as(db.delete(table).where(lt(at, before)).returning({ at }));
    return theRow(await db.with(gone).select({ count: count() }).from(gone)).count;
  };
}

async function idsOf(db: Database, table: PgTable & { id: PgColumn }, where: SQL | undefined) {
  const rows = await db.select({ id: table.id }).from(table).where(where).limit(atOnce);
  return rows.map(({ id }) => id as string);
}

/** Combines several rules for one time. */
const together =
  (...rules: readonly Rule[]): Rule =>
  async (context, before) => {
    let count = 0;
    for (const rule of rules) count += await rule(context, before);
    return count;
  };

const {
  messages,
  feeQuestions,
  referrers,
  lessons,
  trials,
  applications,
  performers: performing,
  engagements: booking,
  challenge,
  held,
  auditionWaiting: waitsForAudition,
  ticketWaiting: waitsForTickets,
  ticketInterests: interested,
  invitations,
  ticketOrders: boughtTickets,
  orders: payments,
  entries,
} = personalRecords;

const isKnown = ne(orders.customerEmail, erasedEmail);
const isNamed = ne(ticketOrders.name, erasedName);
const neverPaid = and(
  inArray(orders.state, ['created', 'failed', 'expired']),
  inArray(orders.kind, ['donation', 'tickets']),
);

/** How each kind is deleted when its time is over; `retentionDays` defines the times. */
export const retentionRules: Readonly<Record<RetainedKind, Rule>> = {
  messages: together(
    erasing(messages, contactMessages, (before) => lt(contactMessages.receivedAt, before)),
    erasing(feeQuestions, feeEnquiries, (before) => lt(feeEnquiries.receivedAt, before)),
    erasing(referrers, referrals, (before) => lt(referrals.receivedAt, before)),
  ),
  lessons: together(
    erasing(lessons, musicStudyRegistrations, (before) =>
      and(lt(musicStudyRegistrations.receivedAt, before), ne(musicStudyRegistrations.status, 'placed')),
    ),
    erasing(trials, trialBookings, (before) => lt(trialBookings.changedAt, before)),
  ),
  applications: erasing(applications, jobApplications, (before) => lt(jobApplications.receivedAt, before)),
  performers: erasing(performing, performers, (before) =>
    and(lt(performers.receivedAt, before), ne(performers.status, 'accepted')),
  ),
  engagements: erasing(booking, engagements, (before) =>
    lt(engagements.date, before.toISOString().slice(0, 10)),
  ),
  entries: erasing(entries, competitionEntries, (before) => lt(competitionEntries.createdAt, before)),
  challenge: erasing(challenge, challengeEntries, (before) => lt(challengeEntries.receivedAt, before)),
  paid: together(
    erasing(payments, orders, (before) =>
      and(lt(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`, before), isKnown),
    ),
    erasing(boughtTickets, ticketOrders, (before) => and(lt(ticketOrders.createdAt, before), isNamed)),
  ),
  unpaid: together(
    erasing(payments, orders, (before) => and(lt(orders.createdAt, before), neverPaid, isKnown)),
    erasing(boughtTickets, ticketOrders, (before) =>
      and(lt(ticketOrders.createdAt, before), sql`${ticketOrders.fulfilment} = 'waiting'`, isNamed),
    ),
  ),
  tickets: together(forgetNamesOnTickets, forgetHolders),
  waiting: together(
    erasing(waitsForAudition, auditionWaiting, (before) => lt(auditionWaiting.joinedAt, before)),
    erasing(waitsForTickets, ticketWaiting, (before) => lt(ticketWaiting.joinedAt, before)),
    erasing(interested, ticketInterests, (before) => lt(ticketInterests.receivedAt, before)),
    erasing(invitations, ticketInvitations, (before) =>
      and(
        lt(ticketInvitations.createdAt, before),
        or(isNotNull(ticketInvitations.email), isNotNull(ticketInvitations.guestName)),
      ),
    ),
  ),
  // Its changes are deleted with it.
  audit: together(deleting(auditActions, auditActions.at), forgetStaff),
  mails: forgetMails,
  held: erasing(held, heldSubmissions, (before) => lt(heldSubmissions.receivedAt, before)),
  fingerprints: deleting(submissionKeys, submissionKeys.createdAt),
  sessions: together(
    deleting(accountSessions, accountSessions.seenAt),
    deleting(accountAccess, accountAccess.seenAt),
  ),
  refusals: deleting(policyReports, policyReports.lastSeen),
  versions: deleting(pageVersions, pageVersions.lastAt),
  appHealth: deleting(appHealth, appHealth.hour),
};

async function forgetNamesOnTickets({ db }: PeopleContext, before: Date): Promise<number> {
  const named = or(isNotNull(tickets.name), isNotNull(tickets.holderEmail));
  const forgotten = await db
    .update(tickets)
    .set({ name: null, holderEmail: null })
    .where(and(lt(tickets.createdAt, before), named))
    .returning({ id: tickets.id });
  return forgotten.length;
}

/** Deletes staff accounts that were not used for that long. */
function forgetStaff(context: PeopleContext, before: Date): Promise<number> {
  return context.db.transaction(async (tx) => {
    const { account, seenAt } = staffAccounts;
    const rows = await tx.select({ account }).from(staffAccounts).where(lt(seenAt, before)).limit(atOnce);
    const accounts = rows.map((row) => row.account);
    await eraseOld({ ...context, db: tx }, personalRecords.staff, accounts);
    return accounts.length;
  });
}

/** Deletes the digests of addresses that held tickets. */
async function forgetHolders({ db }: PeopleContext, before: Date): Promise<number> {
  const forgotten = await db
    .update(ticketHolds)
    .set({ addressDigest: '', networkDigests: [] })
    .where(and(lt(ticketHolds.createdAt, before), ne(ticketHolds.addressDigest, '')))
    .returning({ id: ticketHolds.id });
  return forgotten.length;
}

/** Reduces sent or cancelled effects to their key. Deletes the mails of the local folder. */
async function forgetMails({ db, sentMails }: PeopleContext, before: Date): Promise<number> {
  const forgotten = await db
    .update(outbox)
    .set({ payload: emptied, lastError: null })
    .where(
      and(lt(outbox.endedAt, before), ne(outbox.state, 'waiting'), sql`${outbox.payload} <> '{}'::jsonb`),
    )
    .returning({ id: outbox.id });
  return forgotten.length + (await sentMails.removeBefore(before));
}
