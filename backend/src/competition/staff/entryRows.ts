import { adultAge, ageOn, bandRules, countingDay, type Band } from '@school/shared/competition';
import type { PaperKind } from '@school/shared/schemas/competition';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { numberOf } from '../../platform/core/numberedAs';
import { everyWord, textOf, type FoundIn } from '../../platform/core/search';
import type { Database } from '../../platform/db/database';
import { auditionBookings, competitionEntries, orders } from '../../platform/db/schema';
import { countUpTo } from '../../staff/staff-lists/countUpTo';
import { isWithin } from '../../platform/http/period';
import { entryNumber } from '../entry/entryNumber';
import type { FeeState } from '../entry/fee';
import { neededPapers } from '../entry/papers';
import type { EntryList, EntryRow } from './entries.routes';
import type { EntryFilter, EntryQuery } from './entries.routes';

const entries = competitionEntries;

/** The same as `feeStateOf`, in SQL. */
const fee = sql<FeeState>`case
  when ${entries.refundedAtOfficeAt} is not null then 'refunded'
  when ${entries.paidAtOfficeAt} is not null then 'paid'
  when ${entries.fee} = 0 then 'none'
  when ${orders.state} in ('paid', 'refunded', 'pending') then ${orders.state}
  else 'due' end`;

const withCertificate = (Object.keys(bandRules) as Band[]).filter(
  (band) => bandRules[band].certificate !== null,
);

const kinds = sql<
  PaperKind[]
>`array(select p.kind from competition_papers p where p.entry_id = ${entries.id})`;
/** A certificate does not count where the band requires none. */
const isComplete = sql`(select count(*) from competition_papers p where p.entry_id = ${entries.id} and (p.kind <> 'certificate' or ${inArray(entries.band, withCertificate)})) = case when ${inArray(entries.band, withCertificate)} then 4 else 3 end`;

const sorts = {
  createdAt: entries.createdAt,
  number: entries.number,
  name: sql`lower(${entries.name})`,
  slot: auditionBookings.slotId,
};

const joined = (db: Database) =>
  db
    .select({ entry: entries, fee, kinds, slot: auditionBookings.slotId })
    .from(entries)
    .leftJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(
      auditionBookings,
      and(eq(auditionBookings.entryId, entries.id), eq(auditionBookings.state, 'given')),
    )
    .$dynamic();

/** Returns a query for the ids of entries that match a filter and a further condition. */
export const matching = (db: Database, filter: EntryFilter, also?: SQL) =>
  db
    .select({ id: entries.id })
    .from(entries)
    .leftJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(
      auditionBookings,
      and(eq(auditionBookings.entryId, entries.id), eq(auditionBookings.state, 'given')),
    )
    .where(and(whereOf(filter), also));

/** Returns one page of matching entries. */
export async function listEntries({ db }: { db: Database }, query: EntryQuery): Promise<EntryList> {
  const { page, perPage, sort, order } = query;
  const direction = order === 'asc' ? asc : desc;
  const rows = await joined(db)
    .where(whereOf(query))
    .orderBy(
      // The index has this order; entries without a time must come last.
      sort === 'slot' ? sql`${direction(sorts[sort])} nulls last` : direction(sorts[sort]),
      direction(entries.number),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { ...(await countUpTo(db, matching(db, query).$dynamic())), page, perPage, rows: rows.map(rowOf) };
}

/** Returns all matching entries, by number. */
export const allEntries = async ({ db }: { db: Database }, filter: EntryFilter) =>
  (await joined(db).where(whereOf(filter)).orderBy(asc(entries.number))).map((read) => ({
    entry: read.entry,
    row: rowOf(read),
  }));

/** Returns an entry as a row; undefined when it does not exist. */
export async function readEntryRow({ db }: { db: Database }, id: string): Promise<EntryRow | undefined> {
  const [found] = await joined(db).where(eq(entries.id, id));
  return found && rowOf(found);
}

function whereOf(filter: EntryFilter): SQL | undefined {
  const { search, instrument, band, state, consent, papers, audition } = filter;
  return and(
    search ? everyWord(search, matches) : undefined,
    instrument ? eq(entries.instrument, instrument) : undefined,
    band ? eq(entries.band, band) : undefined,
    state ? inArray(entries.state, state) : undefined,
    filter.fee ? inArray(fee, filter.fee) : undefined,
    consent ? inArray(entries.consent, consent) : undefined,
    papers ? (papers === 'complete' ? isComplete : sql`not (${isComplete})`) : undefined,
    audition ? (audition === 'given' ? isNotNull : isNull)(auditionBookings.id) : undefined,
    isWithin(entries.createdAt, filter),
  );
}

function matches(foundIn: FoundIn, word: string): SQL | undefined {
  const number = numberOf('MC', word);
  const { name, email, phone, guardianName, guardianEmail, guardianPhone, teacher, school } = entries;
  const columns = [name, email, phone, guardianName, guardianEmail, guardianPhone, teacher, school];
  return or(foundIn(textOf(columns)), number === undefined ? undefined : eq(entries.number, number));
}

type Read = Awaited<ReturnType<typeof joined>>[number];

const rowOf = ({ entry, fee, kinds, slot }: Read): EntryRow => ({
  id: entry.id,
  number: entryNumber(entry.number),
  state: entry.state,
  reached: entry.reached,
  place: entry.place,
  name: entry.name,
  birthDate: entry.birthDate,
  isMinor: ageOn(countingDay, entry.birthDate) < adultAge,
  email: entry.email,
  phone: entry.phone,
  instrument: entry.instrument,
  band: entry.band,
  fee,
  consent: entry.consent,
  missing: neededPapers(entry.band).filter((kind) => !kinds.includes(kind)),
  slot,
  createdAt: entry.createdAt.toISOString(),
});
