import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { codeOf, StartError } from '../core/startError';
import type { Query } from './countRows';

const run = promisify(execFile);

/** Does something with a connection to a server. */
export async function onServer<T>(url: string, look: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((error: Error) => {
    throw new StartError(`The database server of DATABASE_URL cannot be reached: ${error.message}`);
  });
  try {
    return await look(async <Row>(statement: string) => (await client.query(statement)).rows as Row[]);
  } finally {
    await client.end();
  }
}

/**
 * Writes the database of a server into a file, with PostgreSQL's own tool. What is looked at is what is dumped, though the
 * site goes on: both see the database as it was at one moment.
 */
export const dumpServer = <T>(url: string, file: string, look: (query: Query) => Promise<T>): Promise<T> =>
  onServer(url, async (query) => {
    await query('begin isolation level repeatable read read only');
    const [moment] = await query<{ name: string }>('select pg_export_snapshot() as name');
    const seen = await look(query);
    const as = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${moment?.name}`];
    await tool('pg_dump', url, [...as, `--file=${file}`]);
    return seen;
  });

/** Makes the database of a server out of such a file. */
export const restoreServer = (url: string, file: string): Promise<void> =>
  tool('pg_restore', url, ['--no-owner', '--no-privileges', '--exit-on-error', file]);

/** Runs one of PostgreSQL's tools. The password goes by the environment: other users see the command line. */
async function tool(name: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await run(name, [`--dbname=${target.href}`, ...args], { env });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw new StartError(
        `${name} is not installed: it comes with PostgreSQL's client programs (postgresql-client on Debian, libpq on macOS), of the server's version or a newer one`,
      );
    }
    const { stderr = '' } = error as { stderr?: string };
    throw new StartError(`${name} failed: ${stderr.trim() || String(error)}`);
  }
}
