import { desc, sql } from 'drizzle-orm';
import { writtenAbout } from '../correspondence/writtenOf';
import type { ServiceContext } from '../../platform/db/context';
import { personRecords } from '../../platform/db/views/personRecords';
import type { PersonRecords } from './records.routes';

type Context = Pick<ServiceContext, 'db'>;

/** Returns everything about an address, however it is written, with what staff wrote about it. */
export async function readRecords({ db }: Context, email: string): Promise<PersonRecords> {
  const rows = await db
    .select()
    .from(personRecords)
    .where(sql`lower(${personRecords.email}) = lower(${email})`)
    .orderBy(desc(personRecords.at), desc(personRecords.id));
  const distinct = (values: readonly (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  const found = await writtenAbout(
    { db },
    rows.map(({ id }) => id),
  );
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
    written: found.map(({ about, written }) => ({ ...written, about })),
  };
}
