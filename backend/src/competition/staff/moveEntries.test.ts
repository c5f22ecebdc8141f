import { beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { competitionEntries, outbox } from '../../platform/db/schema';
import { addSamples } from '../../app/samples/addSamples';
import type { BulkResult } from '../../staff/staff-lists/bulk';
import { testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';

const rows = 201;
/** Counts the mails of an entry, without others that the site sends meanwhile. */
const withdrawn = sql`${outbox.payload} @> '{"about": "entry", "news": "withdrawn", "to": "competitor"}'`;

const api = testApi();
let headers: { authorization: string };
beforeAll(async () => {
  headers = { authorization: `Bearer ${await api.token()}` };
  await addSamples(api.database.db, { rows, until: testNow, lists: ['registrations'] });
});

const bulk = (body: object) =>
  askOf(api)<BulkResult>('POST', '/staff/competition/entries/bulk', body, headers);

/** Repeats until nothing is left. @returns the result of each step */
async function inSteps(request: object): Promise<BulkResult[]> {
  const steps: BulkResult[] = [];
  let after: string | undefined;
  do {
    const { status, body } = await bulk({ ...request, ...(after && { after }) });
    expect(status).toBe(200);
    steps.push(body);
    after = body.next;
  } while (after);
  return steps;
}

const sum = (steps: readonly BulkResult[], of: 'selected' | 'changed' | 'unchanged' | 'refused') =>
  steps.reduce((all, step) => all + step[of], 0);

it('many entries are moved in steps, each once with one mail, and a repeat moves none', async () => {
  const { db } = api.database;
  const gone = await db.$count(competitionEntries, eq(competitionEntries.state, 'withdrawn'));
  const request = { selection: { all: {} }, move: 'withdraw' };
  expect((await bulk({ ...request, dry: true })).body).toMatchObject({ selected: rows, changed: 0 });
  const steps = await inSteps(request);
  expect(steps.map(({ selected }) => selected)).toEqual([100, 100, 1]);
  expect([sum(steps, 'changed'), sum(steps, 'unchanged'), sum(steps, 'refused')]).toEqual([
    rows - gone,
    gone,
    0,
  ]);
  const letters = await db.$count(outbox, withdrawn);
  expect(letters).toBe(rows - gone);
  const again = await inSteps(request);
  expect([sum(again, 'changed'), sum(again, 'unchanged')]).toEqual([0, rows]);
  expect(await db.$count(outbox, withdrawn)).toBe(letters);
});

it('impossible moves are reported in each step, and stop none', async () => {
  const ids = (await api.database.db.select({ id: competitionEntries.id }).from(competitionEntries)).map(
    ({ id }) => id,
  );
  const erased = crypto.randomUUID();
  const steps = await inSteps({ selection: { ids: [...ids, erased] }, move: 'accept' });
  expect([sum(steps, 'selected'), sum(steps, 'refused')]).toEqual([rows + 1, rows + 1]);
  expect(steps[0]?.reasons[0]).toEqual({ id: erased, reason: 'It is not there any more.' });
  for (const wrong of [{ after: 'x' }, { selection: { ids: [] } }])
    expect((await bulk({ selection: { all: {} }, move: 'accept', ...wrong })).status).toBe(422);
});
