import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './identity';

const VERSIONS = '/usr/lib/postgresql';

const folder = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
  .map((version) => join(VERSIONS, version, 'bin'))
  .find((bin) => existsSync(join(bin, 'pg_basebackup')));

/** Whether this machine has the whole PostgreSQL (Debian: `apt-get install postgresql`), and not only its server. */
export const hasDebianPostgres = folder !== undefined;

const run = promisify(execFile);

/** PostgreSQL never runs as root. */
const isRoot = process.getuid?.() === 0;

/** Runs one of its programs to its end. */
async function program(name: string, ...args: readonly string[]): Promise<void> {
  const path = join(folder ?? '', name);
  if (isRoot) await run('runuser', ['-u', 'postgres', '--', path, ...args]);
  else await run(path, [...args]);
}

/** A server of Debian's PostgreSQL, in a folder that its backups go to as well. */
export async function debianPostgres() {
  const root = mkdtempSync(join(tmpdir(), 'school-wal-'));
  chmodSync(root, 0o777);
  mkdirSync(join(root, 'archive'));
  chmodSync(join(root, 'archive'), 0o777);
  const port = await freePort();
  const at = (name: string) => join(root, name);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    /** Makes an empty server that keeps every change in an archive. */
    make: async (data: string) => {
      await program('initdb', '-D', at(data), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
    },
    start: (data: string, settings: Readonly<Record<string, string>> = {}) => {
      const all = {
        archive_mode: 'on',
        archive_command: `cp %p ${at('archive')}/%f`,
        unix_socket_directories: root,
        ...settings,
      };
      const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
      const log = at(`${data}.log`);
      return program(
        'pg_ctl',
        '-D',
        at(data),
        '-w',
        '-l',
        log,
        '-o',
        `-p ${port} ${options.join(' ')}`,
        'start',
      ).catch((error: Error) => {
        throw new Error(existsSync(log) ? readFileSync(log, 'utf8') : error.message);
      });
    },
    /** Copies the running server into a standby that follows it. */
    copyToFollow: (to: string) =>
      program('pg_basebackup', '-d', url, '-D', at(to), '-c', 'fast', '-X', 'stream', '-R'),
    stop: (data: string) => program('pg_ctl', '-D', at(data), '-w', '-m', 'fast', 'stop'),
    /** Copies the running server, as a nightly job does. */
    copy: (to: string) => program('pg_basebackup', '-d', url, '-D', at(to), '-c', 'fast', '-X', 'none'),
    /** Settings with which a copy plays the archive until a moment, and then goes on from there. */
    until: (moment: string) => ({
      restore_command: `cp ${at('archive')}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: 'promote',
    }),
    /** Tells a server's folder to recover when it starts next. */
    recover: (data: string) => run('touch', [join(at(data), 'recovery.signal')]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
