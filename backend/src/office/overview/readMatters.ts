import { and, asc, eq, gte, isNull, ne, notExists, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database';
import type { ServiceContext } from '../../platform/db/context';
import { readOnly } from '../../platform/db/readOnly';
import {
  challengeEntries,
  competitionEntries,
  donations,
  engagements,
  enquiries,
  heldSubmissions,
  musicStudyRegistrations,
  outbox,
  payments,
  performers,
  policyReports,
  refunds,
  ticketOrders,
} from '../../platform/db/schema';
import { enquirySources } from '../../platform/db/views/enquirySources';
import { hasFailed } from '../outbox/effectRows';
import { countedAtMost, one } from '../../staff/staff-lists/countUpTo';
import type { Matter } from './overview.routes';
import type { MatterKind } from './terms';

/** How long a refused refund or a new kind of report is shown. Milliseconds. */
const broughtUpMs = 14 * 24 * 60 * 60 * 1000;

/** Returns what waits for staff, with one query for each kind: how many, and the oldest one. */
export async function readMatters({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<Matter[]> {
  const lately = new Date(clock.now().getTime() - broughtUpMs);
  return db.transaction(
    async (tx) => [
      ...(await unanswered(tx, 'message')),
      ...(await unanswered(tx, 'fees')),
      ...(await unanswered(tx, 'application')),
      ...(await untouched(
        tx,
        'lesson',
        received(musicStudyRegistrations),
        eq(musicStudyRegistrations.status, 'new'),
      )),
      ...(await untouched(
        tx,
        'entry',
        created(competitionEntries),
        eq(competitionEntries.state, 'submitted'),
      )),
      ...(await untouched(tx, 'engagement', received(engagements), eq(engagements.status, 'new'))),
      ...(await untouched(tx, 'performer', received(performers), eq(performers.status, 'applied'))),
      ...(await untouched(
        tx,
        'challenge_entry',
        received(challengeEntries),
        eq(challengeEntries.status, 'entered'),
      )),
      ...(await refusedRefunds(tx, 'donation_refund', donations, lately)),
      ...(await refusedRefunds(tx, 'ticket_refund', ticketOrders, lately)),
      ...(await refusedRefunds(tx, 'entry_refund', competitionEntries, lately)),
      ...(await untouched(tx, 'wall_words', created(donations), eq(donations.wall, 'waiting'))),
      ...(await untouched(tx, 'held_form', received(heldSubmissions), eq(heldSubmissions.state, 'held'))),
      ...(await failedJobs(tx)),
      ...(await newReports(tx, lately)),
    ],
    readOnly,
  );
}

const unanswered = (db: Database, kind: 'message' | 'fees' | 'application') => {
  const { receivedAt, id } = enquirySources;
  const isMine = and(eq(enquirySources.kind, kind), or(isNull(enquiries.id), eq(enquiries.state, 'new')));
  const ones = db.select(one).from(enquirySources).leftJoin(enquiries, eq(enquiries.id, id)).where(isMine);
  return only(
    kind,
    db
      .select(firstOf(ones, receivedAt, id))
      .from(enquirySources)
      .leftJoin(enquiries, eq(enquiries.id, id))
      .where(isMine)
      .orderBy(asc(receivedAt), asc(id))
      .limit(1),
  );
};

const received = ({ receivedAt, id }: Record<'receivedAt' | 'id', PgColumn>) => ({ at: receivedAt, id });
const created = ({ createdAt, id }: Record<'createdAt' | 'id', PgColumn>) => ({ at: createdAt, id });

/** Finds unprocessed rows by their state. */
const untouched = (
  db: Database,
  matter: MatterKind,
  { at, id }: Record<'at' | 'id', PgColumn>,
  isUntouched: SQL,
) =>
  only(
    matter,
    db
      .select(firstOf(db.select(one).from(at.table).where(isUntouched), at, id))
      .from(at.table)
      .where(isUntouched)
      .orderBy(asc(at), asc(id))
      .limit(1),
  );

/** Recently refused by the payment service, and not made by a later attempt. */
const refusedRefunds = (
  db: Database,
  matter: MatterKind,
  table: typeof donations | typeof ticketOrders | typeof competitionEntries,
  lately: Date,
) => {
  const later = alias(refunds, 'later');
  const again = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.paymentId, refunds.paymentId),
        ne(later.state, 'failed'),
        gte(later.requestedAt, refunds.requestedAt),
      ),
    );
  const isRefused = and(eq(refunds.state, 'failed'), gte(refunds.requestedAt, lately), notExists(again));
  const ones = db
    .select(one)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(table, eq(table.orderId, payments.orderId))
    .where(isRefused);
  return only(
    matter,
    db
      .select(firstOf(ones, refunds.requestedAt, table.id))
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(table, eq(table.orderId, payments.orderId))
      .where(isRefused)
      .orderBy(asc(refunds.requestedAt), asc(refunds.id))
      .limit(1),
  );
};

/** Mails and other effects that failed permanently, and were not cancelled with a reason. */
const failedJobs = (db: Database) =>
  only(
    'failed_job',
    db
      .select(firstOf(db.select(one).from(outbox).where(hasFailed), outbox.createdAt))
      .from(outbox)
      .where(hasFailed)
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
      .limit(1),
  );

/** Reports that browsers recently sent for the first time. */
const newReports = (db: Database, lately: Date) => {
  const isNew = gte(policyReports.firstSeen, lately);
  return only(
    'policy_report',
    db
      .select(firstOf(db.select(one).from(policyReports).where(isNew), policyReports.firstSeen))
      .from(policyReports)
      .where(isNew)
      .orderBy(asc(policyReports.firstSeen))
      .limit(1),
  );
};

/**
 * Selects the first row, with the number of all.
 * @param ones a query with a row for each of them
 */
const firstOf = (ones: { limit: (most: number) => SQLWrapper }, at: PgColumn, id?: PgColumn) => ({
  counted: sql`(select count(*) from (${ones.limit(countedAtMost + 1)}) as counted)`.mapWith(Number),
  since: sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  next: id ? sql<string | null>`${id}::text` : (sql`null` as SQL<string | null>),
});

type First = Pick<Matter, 'since' | 'next'> & { counted: number };

/** Returns an empty list when nothing waits. */
const only = async (matter: MatterKind, rows: PromiseLike<First[]>): Promise<Matter[]> =>
  (await rows).map(({ counted, ...row }) => ({
    matter,
    count: Math.min(counted, countedAtMost),
    more: counted > countedAtMost,
    ...row,
  }));
