import type { TextMessageSettings } from '../config/textMessageSettings';
import { PermanentFailure } from '../outbox/permanentFailure';
import type { TextTransport } from './transport';

const timeoutMs = 20_000;

/** Errors before a request has left this machine. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Answers that refuse any message: a wrong key, too many requests, a service at rest. */
const refusesAll = new Set([401, 403, 429, 503]);

/**
 * Sends text messages with Twilio's Messages resource (API 2010-04-01).
 * @param origin of the API
 */
export const twilioTexts = (
  { account, token, from }: TextMessageSettings,
  origin = 'https://api.twilio.com',
): TextTransport => ({
  send: async ({ to, text }) => {
    const response = await fetch(`${origin}/2010-04-01/Accounts/${account}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw failureOf(error);
    });
    // Its message repeats the number, which must not be logged.
    await response.body?.cancel();
    if (response.ok) return;
    const message = `Twilio answered ${response.status}`;
    throw refusesAll.has(response.status) ? new Error(message) : new PermanentFailure(message);
  },
});

function failureOf(error: unknown): Error {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && unsent.has(code)
    ? new Error(`Twilio cannot be reached: ${code}`)
    : new PermanentFailure('Twilio did not answer, and may have sent the message');
}
