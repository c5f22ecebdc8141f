import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../platform/db/schema';
import { unlimited } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { documentOperations, filledPath, withEachText } from '../../testing/documentOperations';
import { featureFixtures } from '../../testing/featureFixtures';
import { hostileTexts, passes, slowly, unstorable } from '../../testing/hostileTexts';
import { operationSchemas } from '../../testing/operationSchemas';
import { bodies, operationsWithJson, type Operation } from '../../testing/operations';

/** Returns the body once for each text in it, with only that text changed. */
function changedBodies(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => changedBodies(item, text).map((other) => value.with(index, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    changedBodies(field, text).map((other) => ({ ...value, [key]: other })),
  );
}

const operations = operationsWithJson();
const schemas = new Map(operationSchemas().map((all) => [all.id, all]));

const api = testApi(unlimited);
let token = '';
/** Staff cannot score. */
let jurorsToken = '';
beforeAll(async () => {
  token = await api.token({ [api.settings.auth.rolesClaim]: ['admin'] });
  jurorsToken = await api.token({ [api.settings.auth.rolesClaim]: ['jury'] });
});

const send = ({ method, path }: Operation, body: unknown) =>
  api.send(method, path, body, {
    'idempotency-key': randomUUID(),
    'hold-token': randomUUID(),
    'order-key': 'a'.repeat(54),
    'ticket-key': 'a'.repeat(54),
    'entry-key': 'a'.repeat(54),
    'draft-key': 'a'.repeat(54),
    'trial-key': 'a'.repeat(54),
    'monthly-key': 'a'.repeat(54),
    'donor-key': 'a'.repeat(54),
    authorization: `Bearer ${path.includes('/jury/') ? jurorsToken : token}`,
  });

/** Returns what is wrong with the answer to a hostile text: a server error, or a long delay. */
async function wrongWith(ask: () => Response | Promise<Response>): Promise<string[]> {
  let status = 0;
  const isSlow = await slowly(async () => ({ status } = await ask()));
  return [...(status >= 500 ? [`answers ${status}`] : []), ...(isSlow ? ['is slow'] : [])];
}

/**
 * Operations without their preconditions here: no uploaded file, free or held time, teacher, code or waiting list
 * exists, and the ids in the paths have another kind.
 */
const refused = new Set([
  'addTrialTimes',
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
  'addPhotograph',
  ...featureFixtures.flatMap((fixtures) => fixtures.refused ?? []),
]);

it('has a body for every operation that takes one', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(bodies).toSorted());
});

describe.each(operations)('$id', (operation) => {
  const body = bodies[operation.id] ?? {};

  it('accepts a valid body here', async () => {
    const { status } = await send(operation, body);
    expect(refused.has(operation.id) ? [404, 409, 422] : [200, 201, 204, 404]).toContain(status);
  });

  it('rejects each hostile text in its schema, or handles it well', async () => {
    const schema = schemas.get(operation.id)?.body;
    expect(schema, 'its schema').toBeDefined();
    const wrong: object[] = [];
    for (const text of hostileTexts) {
      for (const sent of changedBodies(body, text)) {
        const told = { sent: JSON.stringify(sent).slice(0, 200) };
        if (await slowly(() => schema?.safeParse(sent))) wrong.push({ ...told, found: 'a slow schema' });
        // The operation must handle what passes the schema.
        if (!passes(schema, sent)) continue;
        for (const found of await wrongWith(() => send(operation, sent))) wrong.push({ ...told, found });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('handles hostile values in all texts at once', async () => {
    const texts = Math.max(changedBodies(body, '').length, 1);
    // The largest texts that fit into a body.
    for (const text of [unstorable, 'a'.repeat(60_000 / texts)]) {
      const ask = () =>
        send(
          operation,
          withEachText(body, () => text),
        );
      expect(await wrongWith(ask)).toEqual([]);
    }
  });
});

it('reads at most 64 KB of a body', async () => {
  const statuses: Record<string, number> = {};
  for (const operation of operations) {
    const { status } = await send(operation, { ...bodies[operation.id], more: 'a'.repeat(70_000) });
    if (status !== 413) statuses[operation.id] = status;
  }
  expect(statuses).toEqual({});
});

it('handles hostile values in any parameter', async () => {
  const wrong: object[] = [];
  for (const { id, method, path, parameters } of documentOperations()) {
    for (const where of ['path', 'query'] as const) {
      for (const name of parameters[where]) {
        const schema = schemas.get(id)?.[where];
        const report = (found: string) => wrong.push({ id, where, name, found });
        const ask = (text: string) => {
          const value = encodeURIComponent(text);
          const filled = filledPath(path, (other) => (other === name ? value : randomUUID()));
          const query = where === 'query' ? `?${name}=${value}` : '';
          return api.send(method, `${filled}${query}`, bodies[id], { authorization: `Bearer ${token}` });
        };
        const sentTexts = new Set(['\u0000', 'a'.repeat(10_000)]);
        for (const text of hostileTexts) {
          // An address cannot contain half a surrogate pair.
          if (text.includes('\ud800')) continue;
          const parameter = { [name]: text };
          if (await slowly(() => schema?.safeParse(parameter))) report('a slow schema');
          if (passes(schema, parameter)) sentTexts.add(text);
        }
        for (const text of sentTexts) (await wrongWith(() => ask(text))).forEach(report);
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe.each(operations.filter(({ isPublic }) => isPublic))('$id, public', (operation) => {
  it('is counted before its body is read', async () => {
    const hits = async () => {
      const [row] = await api.database.db
        .select({ all: sql`coalesce(sum(${rateLimits.hits}), 0)`.mapWith(Number) })
        .from(rateLimits);
      return row?.all ?? 0;
    };
    const before = await hits();
    expect((await send(operation, '{"broken')).status).toBe(400);
    expect(await hits()).toBe(before + 1);
  });
});
