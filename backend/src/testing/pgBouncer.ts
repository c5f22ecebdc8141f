import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './identity';

const PROGRAM = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync);

/** Whether this machine has PgBouncer (Debian: `apt-get install pgbouncer`). */
export const hasPgBouncer = PROGRAM !== undefined;

/** Starts PgBouncer before a database, with a connection for each transaction. @param size its connections */
export async function startPgBouncer(databaseUrl: string, size: number) {
  if (!PROGRAM) throw new Error('PgBouncer is not installed');
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'school-pgbouncer-'));
  const port = await freePort();
  const database = pathname.slice(1);
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${hostname} port=${serverPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${size}
logfile = ${join(folder, 'log')}
`,
  );
  chmodSync(folder, 0o777);
  // It refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PROGRAM, [...asRoot, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  while (!(await listens(port))) await wait(20);
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
