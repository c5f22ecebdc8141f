import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, testNow, type TestApi } from '../testing/api';
import { createApi } from './app';
import { documentInfo } from './documentInfo';

interface Operation {
  method: string;
  path: string;
  forStaff: boolean;
  forDoors: boolean;
  forJury: boolean;
  takesBody: boolean;
}

/** Every operation of the document that asks for a token, so that a new one is tested without a word here. */
function protectedOperations(): Operation[] {
  const { paths = {} } = createApi().getOpenAPI31Document(documentInfo);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, DocumentOperation>)
      .filter(([, operation]) => operation.security)
      .map(([method, { responses, requestBody }]) => ({
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{\w+\}/g, 'x')}`,
        forStaff: '403' in responses,
        forDoors: path.startsWith('/staff/check-ins'),
        forJury: path.startsWith('/jury/'),
        takesBody: requestBody !== undefined,
      })),
  );
}

interface DocumentOperation {
  security?: unknown;
  responses: object;
  requestBody?: unknown;
}

const operations = protectedOperations();
const now = testNow.getTime() / 1000;
const roles = 'https://music-school.example/roles';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ask = async ({ method, path }: Operation, token: string | undefined) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const leaving = new AbortController();
  const response = await api.app.request(path, { method, headers, signal: leaving.signal });
  const endless = response.headers.get('content-type') === 'text/event-stream';
  if (endless) await response.body?.cancel();
  return response;
};

const tampered = async () => {
  const [head, , signature] = (await api.token()).split('.');
  const body = {
    sub: 'auth0|somebody',
    exp: now + 600,
    iss: api.issuer.issuer,
    aud: api.settings.auth.audience,
    [roles]: ['admin'],
  };
  return `${head}.${Buffer.from(JSON.stringify(body)).toString('base64url')}.${signature}`;
};

const unsigned = () =>
  new UnsecuredJWT({ sub: 'auth0|somebody', [roles]: ['admin'] })
    .setIssuer(api.issuer.issuer)
    .setAudience(api.settings.auth.audience)
    .setExpirationTime(now + 600)
    .encode();

const refused: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['no token', () => undefined],
  ['no token at all but a word', () => 'hello'],
  ['an expired token', () => api.token({ exp: now - 1 })],
  ['a token that is not valid yet', () => api.token({ nbf: now + 60 })],
  ['a token without an end', () => api.token({ exp: undefined })],
  ['a token for somebody else', () => api.token({ aud: 'https://other.example' })],
  ['a token of another issuer', () => api.token({ iss: 'https://other.example/' })],
  ['an unsigned token', unsigned],
  ['a token signed with the public key as a secret', () => api.issuer.signWithPublicKey({ exp: now + 600 })],
  ['a token with an unknown key', () => api.token({}, { kid: 'unknown' })],
  ['a tampered token', tampered],
];

describe.each(operations)('$method $path', (operation) => {
  it.each(refused)('refuses %s', async (_, token) => {
    const response = await ask(operation, await token());
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      error: {
        code: 'unauthenticated',
        message: 'Please sign in and try again.',
        requestId: response.headers.get('x-request-id'),
      },
    });
  });

  it.each([[{}], [{ [roles]: [] }], [{ [roles]: 'admin' }], [{ [roles]: ['choir'] }]])(
    'treats %o as what it is',
    async (claims) => {
      const response = await ask(operation, await api.token({ [roles]: undefined, ...claims }));
      expect(response.status).toBe(operation.forStaff ? 403 : 200);
      const answer = operation.forStaff ? { error: { code: 'forbidden' } } : { staff: false };
      expect(await response.json()).toMatchObject(answer);
    },
  );

  it.each(['admin', 'staff'])('lets %s in', async (role) => {
    const { status } = await ask(operation, await api.token({ [roles]: [role] }));
    // There is nothing by the id that stands in the path here, nor a body: that is found out after access was given.
    const isIncomplete = operation.path.includes('/x') || operation.takesBody;
    expect(isIncomplete ? [400, 404, 422] : [200]).toContain(status);
  });

  it('lets the jury score, and nothing else', async () => {
    const { status } = await ask(operation, await api.token({ [roles]: ['jury'] }));
    const isTheirs = operation.forJury || !operation.forStaff;
    expect(isTheirs ? [200, 400, 422] : [403]).toContain(status);
  });

  it('lets those at the doors do what is done there, and nothing else', async () => {
    const { status } = await ask(operation, await api.token({ [roles]: ['door'] }));
    const isTheirs = operation.forDoors || !operation.forStaff;
    const right = operation.takesBody ? [400, 422] : [200];
    expect(isTheirs ? right : [403]).toContain(status);
  });
});

it('finds the operations it is about', () => {
  expect(operations.map(({ path }) => path)).toEqual([
    '/api/staff/projects/x',
    '/api/staff/ticket-interests/export',
    '/api/staff/competition/publications',
    '/api/staff/competition/publications/x/preview',
    '/api/staff/competition/publications/x',
    '/api/staff/competition/publications/x',
    '/api/staff/donations',
    '/api/staff/donations/export',
    '/api/staff/donations/x',
    '/api/staff/donations/x/receipt',
    '/api/staff/payments/x/refunds',
    '/api/staff/refunds/x/outcome',
    '/api/staff/payment-flags',
    '/api/staff/payment-flags/x/resolve',
    ...['music-study', 'performers', 'engagements'].flatMap((list) =>
      ['', '/export', '/x', '/x'].map((rest) => `/api/staff/${list}${rest}`),
    ),
    '/api/staff/tickets/sales',
    '/api/staff/tickets/sales/x',
    '/api/staff/tickets/types',
    '/api/staff/tickets/types',
    '/api/staff/tickets/types/x',
    '/api/staff/tickets/seats',
    '/api/staff/tickets/seats',
    '/api/staff/tickets/seats/x',
    '/api/staff/tickets/issued/x',
    '/api/staff/tickets/stats',
    '/api/staff/tickets/stats/stream',
    '/api/staff/tickets/promo-codes',
    '/api/staff/tickets/promo-codes',
    '/api/staff/tickets/promo-codes/x',
    '/api/staff/tickets/invitations',
    '/api/staff/tickets/invitations',
    '/api/staff/tickets/invitations/x/replace',
    '/api/staff/tickets/invitations/x',
    '/api/staff/ticket-orders',
    '/api/staff/ticket-orders',
    '/api/staff/ticket-orders/export',
    '/api/staff/ticket-orders/x',
    '/api/staff/ticket-orders/x/resend',
    '/api/staff/ticket-orders/x/refund',
    ...['', '/export', '/x', '/x'].map((rest) => `/api/staff/challenge-entries${rest}`),
    '/api/staff/check-ins',
    '/api/staff/check-ins',
    '/api/staff/check-ins/batch',
    '/api/staff/check-ins/door-list',
    '/api/staff/check-ins/conflicts',
    '/api/staff/check-ins/stream',
    '/api/staff/competition/entries',
    '/api/staff/competition/entries',
    '/api/staff/competition/entries/export',
    '/api/staff/competition/entries/x',
    '/api/staff/competition/entries/x/moves',
    '/api/staff/competition/entries/x/slot',
    '/api/staff/competition/entries/x/received',
    '/api/staff/competition/slots',
    '/api/staff/competition/slots/x',
    '/api/staff/competition/settings',
    '/api/staff/competition/settings',
    '/api/staff/competition/announcements/preview',
    '/api/staff/competition/announcements',
    '/api/jury/me',
    '/api/staff/competition/jurors',
    '/api/jury/entries/by-round/x',
    '/api/jury/entries/x',
    '/api/jury/entries/x/score',
    '/api/jury/entries/x/recusal',
    '/api/staff/competition/standings/x',
    '/api/staff/competition/programmes/x',
    '/api/staff/competition/certificates',
    '/api/stats/counts',
    '/api/stats/stream',
    '/api/stats/visits',
    '/api/stats/vitals',
    '/api/uploads/x/file',
    '/api/uploads/x/link',
    '/api/me',
  ]);
});

it('says that sign-in cannot be checked when the keys cannot be fetched', async () => {
  const away = await startTestApi();
  const token = await away.token();
  await away.issuer.stop();
  const response = await away.send('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  await away.database.close();
});
