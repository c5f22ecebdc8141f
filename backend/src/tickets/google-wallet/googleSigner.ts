import { generateKeyPairSync } from 'node:crypto';
import type { GoogleWalletSettings } from '../../platform/config/googleWalletSettings';

let local: GoogleWalletSettings | undefined;

/** Returns who writes passes. The key of this process is made at its first use. */
export const googleSignerOf = (settings: GoogleWalletSettings | 'local'): GoogleWalletSettings =>
  settings === 'local' ? (local ??= localSigner()) : settings;

function localSigner(): GoogleWalletSettings {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { issuer: '0', account: 'passes@music-school.invalid', key: privateKey };
}
