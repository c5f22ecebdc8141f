import { expect, it } from 'vitest';
import { startTestApi, testNow } from '../../testing/api';
import { testApi } from '../../testing/testApi';
import { badTokens } from '../../testing/badTokens';
import { documentOperations, filledPath } from '../../testing/documentOperations';

const operations = documentOperations()
  .filter(({ asksForToken }) => asksForToken)
  .map(({ method, path }) => ({ method, path: filledPath(path, () => 'x') }));
const now = testNow.getTime() / 1000;
const roles = 'https://music-school.example/roles';

const api = testApi();

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

/** Returns the answer to a token, and whether it contains the id of its request. */
async function answerTo(operation: (typeof operations)[number], token: string | undefined) {
  const response = await ask(operation, token);
  const { requestId, ...error } = ((await response.json()) as { error: Record<string, string> }).error;
  return {
    status: response.status,
    scheme: response.headers.get('www-authenticate'),
    error,
    isItsOwn: requestId === response.headers.get('x-request-id'),
  };
}

const refusal = {
  status: 401,
  scheme: 'Bearer',
  error: { code: 'unauthenticated', message: 'Please sign in and try again.' },
  isItsOwn: true,
};

const kinds = Object.entries(badTokens);

it.each(kinds)('%s is rejected', async (_, token) => {
  const [first] = operations;
  expect(await answerTo(first!, await token(aboutTokens()))).toEqual(refusal);
});

// Tokens are checked in one place: each operation is tested without one, and with one kind of bad token in turn.
it.each(operations.map((operation, nth) => [operation.method, operation.path, nth] as const))(
  '%s %s needs a valid token',
  async (method, path, nth) => {
    const [, token] = kinds[nth % kinds.length]!;
    for (const sent of [undefined, await token(aboutTokens())])
      expect(await answerTo({ method, path }, sent)).toEqual(refusal);
  },
);

it('reports that sign-in cannot be checked when the keys cannot be fetched', async () => {
  const away = await startTestApi();
  const token = await away.token();
  await away.issuer.stop();
  const response = await away.send('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  await away.database.close();
});
