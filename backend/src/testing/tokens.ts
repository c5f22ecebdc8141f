import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** An issuer of access tokens with published keys, for tests that need tokens of every kind. */
export interface TestIssuer {
  issuer: string;
  sign(claims?: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
  /** Signs a token with the published key as shared secret, a known attack. */
  signWithPublicKey(claims?: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

export async function startTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url === '/.well-known/jwks.json' ? { keys: [jwk] } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    issuer,
    signWithPublicKey: (claims = {}) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'HS256', kid: 'test' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
    sign: (claims = {}, header = {}) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', ...header })
        .sign(privateKey),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
