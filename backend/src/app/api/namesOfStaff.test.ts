import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { documentOperations, filledPath } from '../../testing/documentOperations';
import { testPayments } from '../../testing/testApi';
import { staffOperations } from '../../testing/staffOperations';

// Performs every action of staff once, and then reads what the API says about it.

const account = 'auth0|somebody';
/** Fields for programs, or about accounts themselves. */
const ofPrograms = new Set(['account', 'assignee', 'id', 'subjectId']);
/** The audit log's table has a column for the account next to the name, and the other one is an archive. */
const skipped = ['exportAudit', 'exportEverything'];

const shop = testPayments();
const headers = async (role: string) => ({
  authorization: `Bearer ${await shop.token({
    'https://music-school.example/name': 'Kwame Mensah',
    'https://music-school.example/roles': [role],
  })}`,
  'idempotency-key': randomUUID(),
});
const roleOf = (path: string) => (path.startsWith('/api/jury/') ? 'jury' : 'admin');

const operations = documentOperations().filter((one) => one.asksForToken);
const answers = new Map<string, string>();

interface Row {
  id?: string;
  donationId?: string;
}

async function read(path: string): Promise<unknown> {
  const answer = await shop.app.request(path, { headers: await headers(roleOf(path)) });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !/json|csv/.test(type)) {
    await answer.body?.cancel();
    return undefined;
  }
  const text = await answer.text();
  answers.set(path, text);
  return type.includes('json') ? (JSON.parse(text) as unknown) : undefined;
}

beforeAll(async () => {
  const requests = await staffOperations(shop);
  for (const { id, method } of operations) {
    // Signing out would end the session, and erasing would delete the records to be read.
    if (method === 'DELETE' || /signOut|erase|end\w*Session/i.test(id)) continue;
    const one = await requests[id]?.();
    if (one) await shop.send(method, `/api${one.path}`, one.body, await headers(roleOf(`/api${one.path}`)));
  }
  const reading = operations.filter(({ id, method }) => method === 'GET' && !skipped.includes(id));
  for (const { path, parameters } of reading) {
    if (parameters.path.length === 0) await read(path);
    const [parent = '', rest] = path.split(/\/\{\w+\}$/);
    if (rest === undefined || parameters.path.length !== 1) continue;
    const list = (await read(parent)) as { rows?: Row[] } | undefined;
    for (const row of list?.rows ?? []) {
      const id = row.id ?? row.donationId;
      if (id) await read(filledPath(path, () => id));
    }
  }
}, 120_000);

/** Returns the places of the account in a value. */
function placesOf(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.includes(account) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ofPrograms.has(key) ? [] : placesOf(inner, `${at}/${key}`),
  );
}

it('shows actors by their names, in every answer to staff', () => {
  const wrong = [...answers].flatMap(([path, text]) =>
    placesOf(text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text).map(
      (place) => `${path} ${place}`,
    ),
  );
  expect(wrong).toEqual([]);
  expect(answers.size).toBeGreaterThan(60);
});

// A name that is changed in the settings at the end also applies to earlier actions.
it.each([
  ['a refund', /"requestedBy":"Kwame/],
  ['a case', /"resolvedBy":"Kwame/],
  ['an entry on paper', /"typedInBy":"Kwame/],
  ['a changed state', /"changes":\[[^\]]*"actor":"Kwame/],
  ['a move of an entry', /"history":\[[^\]]*"actor":"Kwame/],
  ['an announcement', /"entries":\d+,"actor":"Kwame/],
  ['a publication', /"publishAt":"[^"]*","actor":"Kwame/],
  ['a sale at the desk', /"orderKey":"?[^",]*"?,"actor":"Kwame/],
])('shows the name of the person who did %s', (_, text) => {
  expect([...answers.values()].some((answer) => text.test(answer))).toBe(true);
});
