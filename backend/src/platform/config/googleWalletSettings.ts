import { createPrivateKey } from 'node:crypto';
import type { Env } from './envSchema';
import { missingBeside } from './missingBeside';

/** The school's account for Google Wallet. */
export interface GoogleWalletSettings {
  /** The issuer's number. */
  issuer: string;
  /** The address of the service account that may write the issuer's passes. */
  account: string;
  /** The key of the service account, a PEM text. */
  key: string;
}

const keys = ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY'] as const;

/**
 * Returns who writes passes of Google Wallet: `local` for a key of this process and a page of our own in Google's place.
 * Undefined in production without an account: tickets then have no such passes.
 */
export function googleWalletSettingsOf(env: Env): GoogleWalletSettings | 'local' | undefined {
  const [issuer, account, key] = keys.map((name) => env[name]);
  if (issuer !== undefined && account !== undefined && key !== undefined) return { issuer, account, key };
  return env.NODE_ENV === 'production' ? undefined : 'local';
}

/** Returns the contradictions between the variables of Google Wallet. */
export function googleWalletProblems(env: Env): string[] {
  const missing = missingBeside(env, keys);
  if (missing.length > 0) return missing;
  return env.GOOGLE_WALLET_KEY === undefined || isKey(env.GOOGLE_WALLET_KEY)
    ? []
    : ['GOOGLE_WALLET_KEY must be a private key as PEM text'];
}

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    // The error would repeat a part of the key.
    return false;
  }
}
