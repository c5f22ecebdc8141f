import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../config/readSettings';
import { systemClock } from '../core/clock';
import { createTokenVerifier } from './verifyToken';

afterEach(() => void vi.useRealTimers());

/** An identity service whose published keys change. */
async function startIssuer() {
  let published: readonly JWK[] = [];
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  onTestFinished(() => void server.close());
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const { auth } = readSettings({});
  const makeKey = async (kid: string) => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    const sign = () =>
      new SignJWT({ iss: issuer, aud: auth.audience, sub: kid, exp: Math.floor(Date.now() / 1000) + 3600 })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
    return { jwk, sign };
  };
  return {
    makeKey,
    publish: (...keys: readonly { readonly jwk: JWK }[]) => (published = keys.map(({ jwk }) => jwk)),
    asked: () => asked,
    verify: createTokenVerifier({ ...auth, issuer }, systemClock),
  };
}

/** Longer than the identity service is asked at most once. */
const later = () => vi.setSystemTime(Date.now() + 31_000);

it('accepts tokens of the old and the new key while both are published, and refuses the old one afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { makeKey, publish, verify } = await startIssuer();
  const old = await makeKey('old');
  const next = await makeKey('next');
  const given = await old.sign();
  publish(old);
  expect(await verify(given)).toMatchObject({ id: 'old' });

  publish(next, old);
  later();
  expect(await verify(await next.sign())).toMatchObject({ id: 'next' });
  expect(await verify(given)).toMatchObject({ id: 'old' });

  publish(next);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await verify(await next.sign())).toMatchObject({ id: 'next' });
  await expect(verify(given)).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('asks the identity service at most twice a minute for keys that it does not have', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { makeKey, publish, verify, asked } = await startIssuer();
  const known = await makeKey('known');
  const forged = await makeKey('forged');
  publish(known);
  await verify(await known.sign());
  for (let count = 0; count < 20; count += 1)
    await expect(verify(await forged.sign())).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(asked()).toBe(1);
  later();
  await expect(verify(await forged.sign())).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(asked()).toBe(2);
});
