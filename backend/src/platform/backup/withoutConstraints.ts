import type { Query } from './query';
import { tableNames } from './tables';

/**
 * Runs work without foreign keys and triggers: the rows already contain what the triggers did. Checks every reference
 * afterwards. Needs only the owner of the tables.
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
