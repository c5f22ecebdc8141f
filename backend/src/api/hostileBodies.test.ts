import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema';
import { startTestApi, type TestApi } from '../testing/api';
import { documentOperations, filledPath, withEachText } from '../testing/documentOperations';
import { bodies, operationsWithJson, type Operation } from '../testing/operations';

type Change = (text: string) => string;

/** The body once for each text in it, with that text changed alone. */
function changedBodies(value: unknown, change: Change): unknown[] {
  if (typeof value === 'string') return [change(value)];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      changedBodies(item, change).map((other) => value.with(index, other)),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    changedBodies(field, change).map((other) => ({ ...value, [key]: other })),
  );
}

const operations = operationsWithJson();

/** What patterns that go back and forth are slow at, what no text holds, and what is half of something. */
const hostileParts = [' ', '.', '@', '-a', 'a@a.', 'www.', '\ud800', '\u0000'];

/** Each parameter of the document that is a text, with a way to ask with it. */
const parameters = () =>
  documentOperations().flatMap(({ id, method, path, parameters: all }) =>
    (['path', 'query'] as const).flatMap((where) =>
      all[where].map((name) => ({
        id,
        name,
        where,
        ask: (text: string) => {
          const value = encodeURIComponent(text);
          const filled = filledPath(path, (other) => (other === name ? value : randomUUID()));
          const query = where === 'query' ? `?${name}=${value}` : '';
          const headers = { authorization: `Bearer ${token}` };
          return api.send(method, `${filled}${query}`, undefined, headers);
        },
      })),
    ),
  );

let api: TestApi;
let token = '';
beforeAll(async () => {
  const many = 1_000_000;
  api = await startTestApi({
    formsPerHour: many,
    paymentsPerHour: many,
    tickets: { holdsPerHour: many, heldPerAddress: many },
    beaconsPerHour: many,
    uploads: { perHour: many, withinSeconds: 600 },
  });
  token = await api.token({ [api.settings.auth.rolesClaim]: ['admin'] });
});
afterAll(() => api.stop());

const send = ({ method, path }: Operation, body: unknown) =>
  api.send(method, path, body, {
    'idempotency-key': randomUUID(),
    'hold-token': randomUUID(),
    'order-key': 'a'.repeat(54),
    'ticket-key': 'a'.repeat(54),
    'entry-key': 'a'.repeat(54),
    'draft-key': 'a'.repeat(54),
    'trial-key': 'a'.repeat(54),
    authorization: `Bearer ${token}`,
  });

/**
 * No file was sent that a form could claim, no time is free or held, no such code was given out, nobody waits for what there is, and the ids that
 * stand in the paths are not of the kind that these have.
 */
const refused = new Set([
  'applyForJob',
  'bookTrial',
  'enterChallenge',
  'checkInvitation',
  'joinWaitingList',
  'sendCompetitionEntry',
  'waitForAuditionSlot',
  'publishCompetition',
  'changeTicketSale',
  'moveSeat',
  'noteEntry',
  'answerEntry',
  'putPicture',
]);

it('has a body of every operation that takes one', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(bodies).toSorted());
});

describe.each(operations)('$id', (operation) => {
  const body = bodies[operation.id] ?? {};

  it('is asked rightly here', async () => {
    const { status } = await send(operation, body);
    expect(refused.has(operation.id) ? [409, 422] : [200, 201, 204, 404]).toContain(status);
  });

  it.each(['x\ud800y', 'x\u0000y'])('answers %j in any field', async (text) => {
    for (const sent of changedBodies(body, () => text)) {
      const response = await send(operation, sent);
      expect({ sent, status: response.status < 500 }).toEqual({ sent, status: true });
    }
  });

  it('answers texts of 60,000 characters about as fast as those of 6', async () => {
    const asked = async (part: string, length: number) => {
      const start = performance.now();
      for (const sent of changedBodies(body, () => `${part.repeat(length / part.length)}!`)) {
        const { status } = await send(operation, sent);
        expect(status).toBeLessThan(500);
      }
      return performance.now() - start;
    };
    const short = await asked('a', 6);
    for (const part of ['a', '@.']) {
      // One quadratic field takes seconds.
      expect(await asked(part, 60_000)).toBeLessThan(20 * short + 1_000);
    }
  });
});

/** Which texts are no answer of ours, or take longer than a short one by far: a quadratic field takes seconds. */
async function troublesome(parts: readonly string[], length: number, ask: (text: string) => unknown) {
  const found: object[] = [];
  const asked = async (text: string) => {
    const start = performance.now();
    const { status } = (await ask(text)) as Response;
    if (status >= 500) found.push({ text: text.slice(0, 9), status });
    return performance.now() - start;
  };
  let short = 0;
  for (const part of parts) short = Math.max(short, await asked(part));
  for (const part of parts) {
    const long = await asked(part.repeat(length / part.length));
    if (long > 20 * short + 2_000) found.push({ part, short, long });
  }
  return found;
}

describe.each(operations)('$id, given much in every text', (operation) => {
  const body = bodies[operation.id] ?? {};
  const ask = (text: string) =>
    send(
      operation,
      withEachText(body, () => text),
    );
  const texts = Math.max(changedBodies(body, (text) => text).length, 1);

  it('answers about as fast as given little', async () => {
    // As much of each as the API reads of a body; and more than that. A control character takes six in JSON.
    expect(await troublesome(hostileParts, Math.floor(10_000 / texts), ask)).toEqual([]);
    expect(await troublesome(['a'], Math.floor(1_000_000 / texts), ask)).toEqual([]);
  });
});

describe.each(parameters())('$name in the $where of $id', ({ ask }) => {
  it('of 1 MB is answered about as fast as a short one', async () => {
    expect(await troublesome(['a', '.', '\u0000'], 1_000_000, ask)).toEqual([]);
  });
});

describe.each(operations.filter(({ isPublic }) => isPublic))('$id, public', (operation) => {
  it('is counted before its body is read', async () => {
    const hits = async () => {
      const rows = await api.database.db.select().from(rateLimits);
      return rows.reduce((sum, row) => sum + row.hits, 0);
    };
    const before = await hits();
    expect((await send(operation, '{"broken')).status).toBe(400);
    expect(await hits()).toBe(before + 1);
  });
});
