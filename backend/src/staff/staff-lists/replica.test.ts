import { expect, it, onTestFinished } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createLogger } from '../../platform/core/logger';
import * as schema from '../../platform/db/schema';
import { openServer } from '../../platform/db/server';
import { startApiOn } from '../../testing/api';
import { documentOperations } from '../../testing/documentOperations';
import { startTestPostgres } from '../../testing/postgres';

/** Read on the server itself: single settings, live counts and news, which are small. */
const fewest = 30;

it(
  'lists, sums, spreadsheets and reports are read where nothing can be written',
  { timeout: 300_000 },
  async () => {
    const postgres = await startTestPostgres();
    onTestFinished(() => postgres.stop());
    const api = await startApiOn(() => openServer(postgres.url, createLogger('silent')));
    onTestFinished(() => api.stop());
    const pool = new pg.Pool({
      connectionString: postgres.url,
      options: '-c default_transaction_read_only=on',
    });
    onTestFinished(() => pool.end());
    let isReport = false;
    api.deps.reports = async () => {
      isReport = true;
      return drizzle(pool, { schema });
    };
    // What a list might do with changes that wait for it.
    await api.database.db.insert(schema.peopleToUpdate).values({ address: 'ama@example.com' });
    const authorization = `Bearer ${await api.token({
      [api.settings.auth.rolesClaim]: [...api.settings.auth.staffRoles, ...api.settings.auth.adminRoles],
    })}`;
    const read: string[] = [];
    const wrong: string[] = [];
    for (const { id, method, path, asksForToken } of documentOperations()) {
      if (method !== 'GET' || !asksForToken || path.includes('{')) continue;
      isReport = false;
      const withSearch = await api.send('GET', `${path}?search=ama`, undefined, { authorization });
      await withSearch.body?.cancel();
      if (!isReport) continue;
      const plain = await api.send('GET', path, undefined, { authorization });
      await plain.text();
      read.push(id);
      if (withSearch.status >= 500 || plain.status !== 200)
        wrong.push(`${id}: ${withSearch.status}, ${plain.status}`);
    }
    expect(wrong).toEqual([]);
    expect(read.length).toBeGreaterThan(fewest);
    expect(read).toEqual(
      expect.arrayContaining(['listDonations', 'exportEnquiries', 'getActivity', 'getVisits']),
    );
  },
);
