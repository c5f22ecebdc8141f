import { and, desc, ilike, max, sql } from 'drizzle-orm';
import { everyWord, everyWordIn } from '../core/search';
import type { ServiceContext } from '../db/context';
import { personRecords } from '../db/views/personRecords';
import type { PersonRecords } from './records.routes';

type Context = Pick<ServiceContext, 'db'>;

const found = 10;

/** Everything about an address, however it is written. */
export async function readRecords({ db }: Context, email: string): Promise<PersonRecords> {
  const rows = await db
    .select()
    .from(personRecords)
    .where(sql`lower(${personRecords.email}) = lower(${email})`)
    .orderBy(desc(personRecords.at), desc(personRecords.id));
  const distinct = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return {
    email: rows[0]?.email ?? email,
    names: distinct(rows.map(({ name }) => name)),
    phones: distinct(rows.map(({ phone }) => phone)),
    records: rows.map(({ list, id, name, phone, label, state, at }) => ({
      list,
      id,
      name,
      phone,
      label,
      state,
      at: at.toISOString(),
    })),
  };
}

/** People by words of their name, address or phone. */
export async function findPeople({ db }: Context, search: string) {
  const { name, email, phone, at, searchText } = personRecords;
  const rows = await db
    .select({
      email: sql<string>`lower(${email})`,
      name: sql<string>`(array_agg(${name} order by ${at} desc))[1]`,
      records: sql`count(*)`.mapWith(Number),
    })
    .from(personRecords)
    // The index leads to who may be meant; of those, the words have to be in what they are known by.
    .where(
      and(
        everyWord(search, (pattern) => ilike(searchText, pattern)),
        everyWordIn(search, [name, email, phone]),
      ),
    )
    .groupBy(sql`lower(${email})`)
    .orderBy(desc(max(at)))
    .limit(found);
  return rows;
}
