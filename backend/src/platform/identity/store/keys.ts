import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { fileStore } from './fileStore';

/** The keys that sign tokens and cookies. */
export interface IdentityKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

/** Returns the keys of the data folder, created at the first start. New keys would sign everyone out. */
export async function loadKeys(path: string): Promise<IdentityKeys> {
  const store = fileStore<IdentityKeys>(path);
  const stored = store.read();
  if (stored) return stored;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  const keys = {
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') }] },
    cookieKeys: [randomBytes(32).toString('base64url')],
  };
  store.write(keys);
  return keys;
}
