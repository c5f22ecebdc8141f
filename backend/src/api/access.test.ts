import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, testNow, type TestApi } from '../testing/api';
import { badTokens } from '../testing/badTokens';
import { documentOperations, filledPath } from '../testing/documentOperations';

const operations = documentOperations()
  .filter(({ asksForToken }) => asksForToken)
  .map(({ method, path }) => ({ method, path: filledPath(path, () => 'x') }));
const now = testNow.getTime() / 1000;
const roles = 'https://music-school.example/roles';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ask = async ({ method, path }: (typeof operations)[number], token: string | undefined) => {
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
