import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, testNow, type TestApi } from '../testing/api';
import { badTokens } from '../testing/badTokens';
import { createApi } from './app';
import { documentInfo } from './documentInfo';

interface Operation {
  method: string;
  path: string;
  forStaff: boolean;
  forAdmins: boolean;
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
        forAdmins: path.startsWith('/staff/people/'),
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

const aboutTokens = () => ({
  issuer: api.issuer,
  audience: api.settings.auth.audience,
  rolesClaim: roles,
  now,
});

describe.each(operations)('$method $path', (operation) => {
  it.each(Object.entries(badTokens))('refuses %s', async (_, token) => {
    const response = await ask(operation, await token(aboutTokens()));
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
    const right = isIncomplete ? [400, 404, 422] : [200];
    expect(role === 'staff' && operation.forAdmins ? [403] : right).toContain(status);
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

it('finds all that lies under staff and jury, and what else asks who one is', () => {
  const { paths = {} } = createApi().getOpenAPI31Document(documentInfo);
  const theirs = Object.entries(paths)
    .filter(([path]) => /^\/(staff|jury)\//.test(path))
    .flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} /api${path}`),
    );
  const found = operations.map(({ method, path }) => `${method} ${path}`);
  expect(found).toEqual(expect.arrayContaining(theirs.map((path) => path.replaceAll(/\{\w+\}/g, 'x'))));
  expect(theirs.length).toBeGreaterThan(70);
  expect(found.filter((path) => !/ \/api\/(staff|jury)\//.test(path))).toEqual([
    'GET /api/stats/counts',
    'GET /api/stats/stream',
    'GET /api/stats/visits',
    'GET /api/stats/vitals',
    'GET /api/stats/policy-reports',
    'GET /api/uploads/x/file',
    'GET /api/uploads/x/link',
    'GET /api/me',
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
