import type { PGlite } from '@electric-sql/pglite';

/**
 * Opens a test's database, or reuses one that an earlier test file of the same process has returned: starting one takes
 * a second of processor time, emptying one a few milliseconds.
 */
export class DatabasePool {
  readonly #open: () => Promise<PGlite>;
  readonly #idle: PGlite[] = [];
  readonly #kept = new WeakMap<PGlite, string>();

  constructor(open: () => Promise<PGlite>) {
    this.#open = open;
  }

  async take(): Promise<PGlite> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) if (!idle.closed) return idle;
    const client = await this.#open();
    await client.exec(KEEP);
    this.#kept.set(client, await layoutOf(client));
    return client;
  }

  /** Takes a database back. One with changed tables, or a closed one, cannot be used again. */
  async giveBack(client: PGlite): Promise<void> {
    if (client.closed) return;
    if ((await layoutOf(client)) !== this.#kept.get(client)) return client.close();
    await client.exec(RESTORE);
    this.#idle.push(client);
  }
}

/** Copies the rows of a new database, and the values of its sequences. */
const KEEP = `
  create schema kept;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%I as table public.%I', name, name);
    end loop;
  end $$;
  create table kept.sequence_values as select sequencename, last_value from pg_sequences where schemaname = 'public';
`;

const RESTORE = `
  unlisten *;
  set session_replication_role = replica;
  do $$
  declare name text; columns text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', name);
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into public.%I (%s) overriding system value select %s from kept.%I', name, columns, columns, name);
    end loop;
  end $$;
  select setval(format('public.%I', sequencename), coalesce(last_value, 1), last_value is not null)
    from kept.sequence_values;
  set session_replication_role = default;
`;

/** Returns the tables, indexes, rules and triggers. A recreated one counts as changed. */
async function layoutOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ layout: string }>(`
    select md5(string_agg(format('%s %s %s', oid, relname, relnatts), ',' order by oid)
      || (select coalesce(string_agg(format('%s %s', oid, tgenabled), ',' order by oid), '') from pg_trigger)
      || (select coalesce(string_agg(oid::text, ',' order by oid), '') from pg_constraint)
      || (select coalesce(string_agg(md5(prosrc), ',' order by oid), '') from pg_proc
          where pronamespace = 'public'::regnamespace)) as layout
    from pg_class where relnamespace = 'public'::regnamespace`);
  return rows[0]?.layout ?? '';
}
