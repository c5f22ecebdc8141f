import pg from 'pg';
import { systemClock } from '../../platform/core/clock';
import type { Settings } from '../../platform/config/settings';
import { check, Skipped, Wrong, type Finding } from './check';

/** The oldest major version that gets repairs, and that the tests run on. */
const OLDEST_VERSION = 14;

/** A larger difference would let tokens seem to be from the future. Ms. */
const MOST_AHEAD_MS = 5_000;

/** What each instance may need at once: its pool, and connections for reports, probes, locks, notifications, migrations. */
const CONNECTIONS_EACH = 25;

/** Checks version, rights, clock, connections and time-outs of the database, and whether a pooler is in between. */
export function checkDatabase({
  databaseUrl,
  directDatabaseUrl,
  replicaDatabaseUrl,
}: Pick<Settings, 'databaseUrl' | 'directDatabaseUrl' | 'replicaDatabaseUrl'>): Promise<Finding>[] {
  const direct = directDatabaseUrl ?? databaseUrl;
  if (!databaseUrl || !direct)
    return [
      check('Database', async () => {
        throw new Wrong('the embedded database runs in one process: set DATABASE_URL for production');
      }),
    ];
  const on =
    (url: string, look: (client: pg.Client) => Promise<string>): (() => Promise<string>) =>
    async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await look(client);
      } finally {
        await client.end().catch(() => undefined);
      }
    };
  return [
    check('Database version', on(direct, version)),
    check('Database rights', on(direct, rights)),
    check('Database connections', on(direct, connections)),
    check('Clock', on(direct, clock)),
    check('Notifications', on(direct, notifications)),
    check(
      'Pooler',
      on(databaseUrl, (client) => pooler(client, databaseUrl, directDatabaseUrl !== undefined)),
    ),
    ...(replicaDatabaseUrl ? [check('Replica', on(replicaDatabaseUrl, replica))] : []),
  ];
}

async function valueOf<Value>(client: pg.Client, query: string): Promise<Value> {
  const { rows } = await client.query<{ value: Value }>(query);
  return rows[0]?.value as Value;
}

async function version(client: pg.Client): Promise<string> {
  const number = Number(
    await valueOf<string>(client, `select current_setting('server_version_num') as value`),
  );
  const major = Math.floor(number / 10_000);
  if (major < OLDEST_VERSION)
    throw new Wrong(`PostgreSQL ${major} is too old: use ${OLDEST_VERSION} or newer`);
  return `PostgreSQL ${major}`;
}

async function rights(client: pg.Client): Promise<string> {
  const may = await valueOf<boolean>(
    client,
    `select has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as value`,
  );
  const role = await valueOf<string>(client, 'select current_user as value');
  if (!may)
    throw new Wrong(
      `${role} may not create tables, which migrations need: grant create on database and on schema public to ${role}`,
    );
  return `${role} may migrate`;
}

async function connections(client: pg.Client): Promise<string> {
  const most = Number(await valueOf<string>(client, `select current_setting('max_connections') as value`));
  const instances = Math.floor((most - 5) / CONNECTIONS_EACH);
  if (instances < 1)
    throw new Wrong(`max_connections is ${most}: an instance needs up to ${CONNECTIONS_EACH}`);
  return `max_connections ${most}, enough for ${instances} instances without a pooler`;
}

async function replica(client: pg.Client): Promise<string> {
  if (!(await valueOf<boolean>(client, 'select pg_is_in_recovery() as value')))
    throw new Wrong('it follows no server: DATABASE_REPLICA_URL must be the address of a hot standby');
  return 'follows its server';
}

async function clock(client: pg.Client): Promise<string> {
  const before = systemClock.now().getTime();
  const now = await valueOf<Date>(client, 'select clock_timestamp() as value');
  const middle = (before + systemClock.now().getTime()) / 2;
  const ahead = Math.round(middle - now.getTime());
  if (Math.abs(ahead) > MOST_AHEAD_MS)
    throw new Wrong(
      `this machine is ${Math.abs(ahead)} ms ${ahead > 0 ? 'ahead of' : 'behind'} the database: set both by NTP`,
    );
  return `${Math.abs(ahead)} ms from the database's`;
}

async function notifications(client: pg.Client): Promise<string> {
  const heard = new Promise<void>((done) => client.once('notification', () => done()));
  await client.query('listen school_preflight');
  await client.query('notify school_preflight');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Wrong('none arrives: DATABASE_DIRECT_URL must be the address of the server, not of a pooler'),
        ),
      3_000,
    );
  });
  await Promise.race([heard, late]).finally(() => clearTimeout(timer));
  return 'arrive';
}

/** The settings that the API gives its own connections where no pooler refuses them. */
const TIMEOUTS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

async function pooler(client: pg.Client, url: string, hasDirect: boolean): Promise<string> {
  const isPooled = await changesConnections(client, url);
  if (!isPooled && !hasDirect) throw new Skipped('there is none');
  if (isPooled && !hasDirect)
    throw new Wrong(
      'connections change after each transaction: set DATABASE_DIRECT_URL for notifications, locks and migrations',
    );
  for (const name of TIMEOUTS)
    if ((await valueOf<string>(client, `select current_setting('${name}') as value`)) === '0')
      throw new Wrong(
        `${name} is not set: alter role … set ${name} = '15s', since the pooler refuses the API's own`,
      );
  return 'gives connections to transactions; notifications, locks and migrations go past it';
}

/** Enough to meet another client on the same connection, however a pooler chooses. */
const TRIES = 20;

/**
 * Returns whether a pooler gives connections away after each transaction: then a client's next query has another
 * connection, or another client has this one.
 */
async function changesConnections(client: pg.Client, url: string): Promise<boolean> {
  const other = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  other.on('error', () => undefined);
  await other.connect();
  const processOf = (one: pg.Client) => valueOf<number>(one, 'select pg_backend_pid() as value');
  try {
    const own = await processOf(client);
    for (let tries = 0; tries < TRIES; tries += 1)
      if ((await processOf(other)) === own || (await processOf(client)) !== own) return true;
    return false;
  } finally {
    await other.end().catch(() => undefined);
  }
}
