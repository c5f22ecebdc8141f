import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { debianPostgres, hasDebianPostgres } from '../../testing/debianPostgres';
import { createLogger } from '../core/logger';
import { openServer } from '../db/server';
import { communityMembers } from '../db/schema';

if (!hasDebianPostgres)
  process.stderr.write(
    '\n!! SKIPPED: no recovery to a moment was tried, without pg_basebackup on this machine\n',
  );

it.skipIf(!hasDebianPostgres)(
  'a server goes back to the moment before a mistake',
  { timeout: 180_000 },
  async () => {
    const server = await debianPostgres();
    let running = 'data';
    onTestFinished(async () => {
      await server.stop(running).catch(() => undefined);
      server.remove();
    });
    await server.make('data');
    await server.start('data');
    const school = await openServer(server.url, createLogger('silent'));
    /** To the microsecond, unlike a date of JavaScript. */
    const textOf = async (query: string): Promise<string> => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      const { rows } = await client.query<{ value: string }>(query);
      await client.end();
      return rows[0]?.value ?? '';
    };
    const join = (email: string) =>
      school.db.insert(communityMembers).values({ email, name: 'Ama', interests: [], joinedAt: new Date() });
    await join('before.copy@example.com');
    await server.copy('copy');
    await join('after.copy@example.com');
    const moment = await textOf('select clock_timestamp()::text as value');
    await school.db.delete(communityMembers);
    await school.close();
    // The last changes are in a file that is not full: a stop archives it.
    await textOf('select pg_switch_wal()::text as value');
    await server.stop('data');

    await server.recover('copy');
    running = 'copy';
    await server.start('copy', server.until(moment));
    await expect.poll(() => textOf('select pg_is_in_recovery()::text as value')).toBe('false');
    const restored = await openServer(server.url, createLogger('silent'));
    const members = await restored.db.select({ email: communityMembers.email }).from(communityMembers);
    await restored.close();
    expect(members.map(({ email }) => email).toSorted()).toEqual([
      'after.copy@example.com',
      'before.copy@example.com',
    ]);
  },
);
