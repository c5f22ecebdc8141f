import { randomUUID } from 'node:crypto';
import { retentionDays } from '@school/shared/schemas/stored';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { musicStudyRegistrations, performers } from '../../platform/db/schema';
import { startTestApi, testNow, type TestApi } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { bodies } from '../../testing/operations';
import { forgetOld } from './forgetOld';

const day = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ formsPerHour: 1000 });
});
afterAll(() => api.stop());

/** The kinds with one status that the privacy page promises to keep until the person asks. */
const keptByStatus = [
  {
    path: '/showcase/performers',
    operation: 'applyToPerform',
    table: performers,
    kind: 'performers',
    kept: 'accepted',
  },
  {
    path: '/music-study/registrations',
    operation: 'registerForMusicStudy',
    table: musicStudyRegistrations,
    kind: 'lessons',
    kept: 'placed',
  },
] as const;

it.each(keptByStatus)(
  'keeps $kind with the status $kept after their time, and erases every other status',
  async ({ path, operation, table, kind, kept }) => {
    const { db } = api.database;
    for (const status of table.status.enumValues) {
      const key = { 'idempotency-key': randomUUID() };
      const body = { ...bodies[operation], from: undefined, email: `${status}@example.com` };
      expect((await askOf(api)('POST', path, body, key)).status).toBeLessThan(300);
      await db
        .update(table)
        .set({ status } as object)
        .where(eq(table.email, `${status}@example.com`));
    }
    expect(await db.$count(table)).toBe(table.status.enumValues.length);
    api.clock.set(new Date(testNow.getTime() + (retentionDays[kind] + 1) * day));
    await forgetOld(api.deps);
    expect(await db.select({ status: table.status }).from(table)).toEqual([{ status: kept }]);
    api.clock.set(testNow);
  },
);
