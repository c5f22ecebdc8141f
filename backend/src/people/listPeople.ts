import { and, asc, desc, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { everyWord, everyWordIn } from '../core/search';
import type { ServiceContext } from '../db/context';
import { personLists, personRecords } from '../db/views/personRecords';
import { countedAtMost } from '../staff-lists/countUpTo';
import type { PeopleFilter, PeopleQuery, PersonRow } from './records.routes';

type Context = Pick<ServiceContext, 'db'>;

const { list, name, email, phone, at, searchText } = personRecords;
const address = sql<string>`lower(${email})`;

/** So many rows more than are needed are read of each list at once: the same people stand in it several times. */
const spare = 64;

/** One page of the people, each with what there is of them. */
export async function listPeople(context: Context, query: PeopleQuery) {
  const { page, perPage } = query;
  const offset = (page - 1) * perPage;
  const found = await firstPeople(context, query, Math.max(offset + perPage, countedAtMost) + 1);
  return {
    total: Math.min(found.length, countedAtMost),
    more: found.length > countedAtMost,
    page,
    perPage,
    rows: await peopleAt(context, found.slice(offset, offset + perPage)),
  };
}

/** All people who fit, the one who was here last first. */
export async function readPeople({ db }: Context, filter: PeopleFilter): Promise<PersonRow[]> {
  const meant = db.select({ address }).from(personRecords).where(whereOf(filter));
  const rows = await db
    .select(summed)
    .from(personRecords)
    .where(inArray(address, meant))
    .groupBy(address)
    .orderBy(desc(sql`max(${at})`), address);
  return rows.map(rowOf);
}

/**
 * The first addresses in the order that is asked for. Each list gives its own first rows, read off the end of its index:
 * who stands before the last row of every list that has more is known for certain, and of those are taken. Over all
 * rows of all lists, everybody would be counted to show a page.
 */
async function firstPeople({ db }: Context, query: PeopleQuery, wanted: number): Promise<string[]> {
  const byAddress = query.sort === 'email';
  const key = byAddress ? address : sql`${at}`;
  const direction = byAddress && query.order === 'asc' ? asc : desc;
  const [last, isBefore] =
    direction === asc ? [sql.raw('max'), sql.raw('<')] : [sql.raw('min'), sql.raw('>')];
  const bound = direction === asc ? sql.raw('min') : sql.raw('max');
  for (let each = wanted + spare; ; each *= 4) {
    const lists = (query.list ?? personLists).map(
      (one, nth) => sql`(select ${nth} as nth, ${address} as email, ${key} as key from ${personRecords}
        where ${whereOf({ ...query, list: [one] })} order by ${direction(key)} limit ${each})`,
    );
    const { rows } = (await db.execute(sql`
      with firsts as materialized (${sql.join(lists, sql` union all `)}),
      cut as (
        select ${bound}(key) as key from (
          select ${last}(key) as key from firsts group by nth having count(*) >= ${each}
        ) as ends
      ),
      people as (select email, ${byAddress ? sql`min(key)` : sql`max(key)`} as key from firsts group by email)
      select people.email, cut.key is not null as "isCut" from cut left join people
      on cut.key is null or people.key ${isBefore} cut.key
      order by ${direction(sql`people.key`)}, people.email limit ${wanted}`)) as unknown as {
      rows: { email: string | null; isCut: boolean }[];
    };
    const people = rows.flatMap((row) => row.email ?? []);
    if (people.length >= wanted || !rows[0]?.isCut) return people;
  }
}

const summed = {
  email: address,
  name: sql<string>`(array_agg(${name} order by ${at} desc))[1]`,
  phone: sql<string | null>`(array_agg(${phone} order by ${at} desc) filter (where ${phone} is not null))[1]`,
  lists: sql<PersonRow['lists']>`array_agg(distinct ${list})`,
  records: sql`count(*)`.mapWith(Number),
  lastAt: sql`max(${at})`.mapWith(at),
};

async function peopleAt({ db }: Context, addresses: readonly string[]): Promise<PersonRow[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .select(summed)
    .from(personRecords)
    .where(inArray(address, [...addresses]))
    .groupBy(address);
  const byAddress = new Map(rows.map((row) => [row.email, rowOf(row)]));
  return addresses.flatMap((one) => byAddress.get(one) ?? []);
}

const rowOf = ({ lastAt, ...row }: Omit<PersonRow, 'lastAt'> & { lastAt: unknown }): PersonRow => ({
  ...row,
  lastAt: (lastAt as Date).toISOString(),
});

/** Which records are meant. */
function whereOf({ search, list: lists }: PeopleFilter): SQL | undefined {
  return and(
    lists ? inArray(list, lists) : undefined,
    // The index leads to who may be meant; of those, the words have to be in what they are known by.
    search ? everyWord(search, (pattern) => ilike(searchText, pattern)) : undefined,
    search ? everyWordIn(search, [name, email, phone]) : undefined,
  );
}
