import { UnsecuredJWT } from 'jose';
import type { TestIssuer } from './tokens';

interface About {
  issuer: TestIssuer;
  audience: string;
  rolesClaim: string;
  /** Seconds since 1970, UTC. */
  now: number;
}

const rightClaims = ({ audience, rolesClaim, now }: About) => ({
  sub: 'auth0|somebody',
  aud: audience,
  iat: now,
  exp: now + 600,
  [rolesClaim]: ['admin'],
});

/** Signed correctly, except for changed claims. */
const signed =
  (change: (about: About) => object, header?: { kid?: string }) =>
  (about: About): Promise<string> =>
    about.issuer.sign({ ...rightClaims(about), ...change(about) }, header);

async function tampered(about: About): Promise<string> {
  const [head, , signature] = (await about.issuer.sign(rightClaims(about))).split('.');
  const others = { ...rightClaims(about), iss: about.issuer.issuer, sub: 'auth0|somebody-else' };
  return `${head}.${Buffer.from(JSON.stringify(others)).toString('base64url')}.${signature}`;
}

/** Invalid access tokens, or none at all. */
export const badTokens: Readonly<Record<string, (about: About) => Promise<string> | string | undefined>> = {
  'no token': () => undefined,
  'no token at all but a word': () => 'hello',
  'an expired token': signed(({ now }) => ({ exp: now - 1 })),
  'a token that is not valid yet': signed(({ now }) => ({ nbf: now + 60 })),
  'a token without an end': signed(() => ({ exp: undefined })),
  'a token for somebody else': signed(() => ({ aud: 'https://other.example' })),
  'a token of another issuer': signed(() => ({ iss: 'https://other.example/' })),
  'an unsigned token': (about) =>
    new UnsecuredJWT({ ...rightClaims(about), iss: about.issuer.issuer }).encode(),
  'a token signed with the public key as a secret': (about) =>
    about.issuer.signWithPublicKey(rightClaims(about)),
  'a token with an unknown key': signed(() => ({}), { kid: 'unknown' }),
  'a tampered token': tampered,
};
