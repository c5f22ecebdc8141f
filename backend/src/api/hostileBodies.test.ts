import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema';
import { startTestApi, type TestApi } from '../testing/api';
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
  token = await api.token();
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
    authorization: `Bearer ${token}`,
  });

/**
 * No file was sent that a form could claim, no time is held, no such code was given out, nobody waits for what there is, and the ids that
 * stand in the paths are not of the kind that these have.
 */
const refused = new Set([
  'applyForJob',
  'enterChallenge',
  'checkInvitation',
  'joinWaitingList',
  'sendCompetitionEntry',
  'waitForAuditionSlot',
  'publishCompetition',
  'changeTicketSale',
  'moveSeat',
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
