import { beforeAll, describe, expect, it } from 'vitest';
import { unlimited } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import type { Audience as FeatureAudience } from '../../platform/feature/feature';
import { documentOperations, filledPath } from '../../testing/documentOperations';
import { features } from '../features';
import { createApi } from './app';
import { documentInfo } from './documentInfo';

type Audience = FeatureAudience | 'staff';

/** Callers: without a token, or with one that has these roles. */
const askers = {
  nobody: undefined,
  'somebody whose token tells no roles': [undefined],
  'somebody without a role': [[]],
  'somebody whose roles are no list': ['admin'],
  'somebody with a role of another place': [['choir']],
  door: [['door']],
  jury: [['jury']],
  staff: [['staff']],
  admin: [['admin']],
} as const;

type Asker = keyof typeof askers;

/** The callers in each audience; all others are refused. */
const members: Readonly<Record<Exclude<Audience, 'anybody'>, readonly Asker[]>> = {
  'signed in': (Object.keys(askers) as Asker[]).filter((asker) => asker !== 'nobody'),
  door: ['door', 'staff', 'admin'],
  jury: ['jury', 'staff', 'admin'],
  juror: ['jury'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

const operations = documentOperations().map(({ id, method, path, asksForToken }) => ({
  id,
  method,
  path: filledPath(path, () => 'x'),
  audience: audienceOf(id),
  asksForToken,
}));

function audienceOf(id: string): Audience {
  const declared = features.flatMap(({ audiences: own = {} }) => Object.entries(own));
  return (declared.find(([, ids]) => ids.includes(id))?.[0] as Audience | undefined) ?? 'staff';
}

const api = testApi(unlimited);
const tokens = new Map<Asker, string>();
beforeAll(async () => {
  for (const [asker, claims] of Object.entries(askers))
    if (claims) tokens.set(asker as Asker, await api.token({ [api.settings.auth.rolesClaim]: claims[0] }));
});

type Operation = (typeof operations)[number];

async function statusFor(asker: Asker, { method, path }: Operation): Promise<number> {
  const token = tokens.get(asker);
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await api.app.request(path, { method, headers });
  if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel();
  return response.status;
}

it.each(features.map((feature) => [feature.folder, feature] as const))(
  '%s lists its own operations, each once',
  (_, feature) => {
    const { paths = {} } = createApi([feature]).getOpenAPI31Document(documentInfo);
    const own = Object.values(paths).flatMap((item) =>
      Object.values(item as object).map(({ operationId }: { operationId: string }) => operationId),
    );
    const listed = Object.values(feature.audiences ?? {}).flat();
    expect(
      listed.filter((id) => !own.includes(id)),
      'audiences of operations that it does not have',
    ).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  },
);

it('most operations are for staff', () => {
  expect(operations.filter(({ audience }) => audience === 'staff').length).toBeGreaterThan(60);
});

const ofAudience = (fits: (audience: Audience) => boolean) =>
  operations.filter(({ audience }) => fits(audience));

describe.each(ofAudience((audience) => audience === 'anybody'))('$id, for anyone', (operation) => {
  it('treats all callers alike', async () => {
    expect(operation.asksForToken).toBe(false);
    const status = await statusFor('nobody', operation);
    for (const asker of Object.keys(askers) as Asker[])
      expect([asker, await statusFor(asker, operation)]).toEqual([asker, status]);
  });
});

/** The requests have invalid keys and no body, which is only detected after the check of access. */
const letIn = [200, 204, 400, 404, 409, 422];

describe.each(ofAudience((audience) => audience !== 'anybody'))('$id, for $audience', (operation) => {
  it.each(Object.keys(askers) as Asker[])('answers %s', async (asker) => {
    const { audience } = operation;
    const isMember = audience !== 'anybody' && members[audience].includes(asker);
    const refused = asker === 'nobody' ? 401 : 403;
    expect(isMember ? letIn : [refused]).toContain(await statusFor(asker, operation));
  });
});
