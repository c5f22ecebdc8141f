import type { Query } from './query';
import { tableNames } from './tables';

/**
 * Does something while no row has to wait for those that it refers to and none of our triggers runs: what they would do was
 * done when the rows came first. Afterwards every reference is checked. Only the owner of the tables is needed for it.
 */
export async function withoutConstraints(query: Query, work: () => Promise<void>): Promise<void> {
  const tables = await tableNames(query);
  const references = await query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text not like 'pg\\_%'`,
  );
  for (const { table, name } of references) await query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references)
    await query(`alter table ${table} add constraint ${name} ${definition}`);
}
