import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { GoogleWalletSettings } from '../../platform/config/googleWalletSettings';
import type { Clock } from '../../platform/core/clock';

const timeoutMs = 20_000;
const tokenSeconds = 3600;

/** Where Google takes passes and gives tokens. */
export interface GoogleService {
  readonly passes: string;
  readonly tokens: string;
}

const google: GoogleService = {
  passes: 'https://walletobjects.googleapis.com/walletobjects/v1',
  tokens: 'https://oauth2.googleapis.com/token',
};

/** Signs claims as the service account. */
export const signAs = (
  { account, key }: GoogleWalletSettings,
  claims: Record<string, unknown>,
): Promise<string> =>
  new SignJWT({ iss: account, ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .sign(createPrivateKey(key));

/** Writes passes at Google. */
export interface GoogleApi {
  /**
   * Writes a pass, or what all share, whether Google has it or not. A repeat changes nothing.
   * @throws when Google did not take it
   */
  write(resource: 'eventTicketClass' | 'eventTicketObject', body: { readonly id: string }): Promise<void>;
  /** Asks for the issuer alone, as a check of the account. @returns the status, such as 403 for one without rights */
  issuerStatus(): Promise<number>;
}

/** Opens Google Wallet's REST API. @param service of Google, unless a test has its own */
export function createGoogleApi(
  signer: GoogleWalletSettings,
  clock: Clock,
  service: GoogleService = google,
): GoogleApi {
  let token: { readonly value: string; readonly until: number } | undefined;

  const readToken = async (): Promise<string> => {
    const now = clock.now().getTime() / 1000;
    if (token && now < token.until) return token.value;
    const assertion = await signAs(signer, {
      scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      aud: service.tokens,
      iat: Math.floor(now),
      exp: Math.floor(now) + tokenSeconds,
    });
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
    const response = await fetch(service.tokens, {
      method: 'POST',
      body: new URLSearchParams(grant),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Google gave no token: it answered ${response.status}`);
    const { access_token: value } = z.object({ access_token: z.string() }).parse(await response.json());
    // Another is asked for a minute before it ends.
    token = { value, until: now + tokenSeconds - 60 };
    return value;
  };

  const send = async (method: string, path: string, body?: object): Promise<number> => {
    const response = await fetch(`${service.passes}/${path}`, {
      method,
      headers: { authorization: `Bearer ${await readToken()}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    return response.status;
  };

  return {
    write: async (resource, body) => {
      const updated = await send('PUT', `${resource}/${body.id}`, body);
      const status = updated === 404 ? await send('POST', resource, body) : updated;
      if (status >= 300) throw new Error(`Google Wallet answered ${status}`);
    },
    issuerStatus: () => send('GET', `issuer/${signer.issuer}`),
  };
}
