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

/** Writes the database of a server into a file, with PostgreSQL's own tool. */
export const dumpServer = (url: string, file: string): Promise<void> =>
  tool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);

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
