import { and, arrayOverlaps, asc, desc, type SQL } from 'drizzle-orm';
import { everyWord } from '../../platform/core/search';
import type { ServiceContext } from '../../platform/db/context';
import { knownPeople } from '../../platform/db/schema';
import { countUpTo, one } from '../../staff/staff-lists/countUpTo';
import { isWithin } from '../../platform/http/period';
import type { PeopleFilter, PeopleQuery, PersonRow } from './records.routes';
import { updateAllPeople, updatePeople } from './updatePeople';

type Context = Pick<ServiceContext, 'db'>;

/** Returns one page of people, each with their records. */
export async function listPeople({ db }: Context, query: PeopleQuery) {
  const { page, perPage } = query;
  await updatePeople(db);
  const where = whereOf(query);
  const counted = await countUpTo(db, db.select(one).from(knownPeople).where(where).$dynamic());
  const rows = await db
    .select(shown)
    .from(knownPeople)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { ...counted, page, perPage, rows: rows.map(rowOf) };
}

/** Returns all matching people, most recent first. */
export async function readPeople({ db }: Context, filter: PeopleFilter): Promise<PersonRow[]> {
  await updateAllPeople(db);
  const rows = await db
    .select(shown)
    .from(knownPeople)
    .where(whereOf(filter))
    .orderBy(...orderOf({ sort: 'lastAt', order: 'desc' }));
  return rows.map(rowOf);
}

const { address, lastAt } = knownPeople;

const shown = {
  email: address,
  name: knownPeople.name,
  phone: knownPeople.phone,
  lists: knownPeople.lists,
  records: knownPeople.records,
  lastAt,
};

const rowOf = ({ lastAt, ...row }: Omit<PersonRow, 'lastAt'> & { lastAt: Date }): PersonRow => ({
  ...row,
  lastAt: lastAt.toISOString(),
});

/** Every order can be read from the end of an index. */
function orderOf({ sort, order }: Pick<PeopleQuery, 'sort' | 'order'>): SQL[] {
  if (sort === 'lastAt') return [desc(lastAt), desc(address)];
  return [order === 'asc' ? asc(address) : desc(address)];
}

/** Returns the condition that a person matches each word of the search and is in one of the lists. */
function whereOf({ search, list: lists, ...days }: PeopleFilter): SQL | undefined {
  return and(
    lists ? arrayOverlaps(knownPeople.lists, lists) : undefined,
    search ? everyWord(search, (foundIn) => foundIn(knownPeople.knownAs)) : undefined,
    isWithin(lastAt, days),
  );
}
