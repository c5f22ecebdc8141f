import type { TextMessageSettings } from '../config/textMessageSettings';
import { PermanentFailure } from '../outbox/permanentFailure';
import { NumberRefused, type TextMessage, type TextTransport } from './transport';

const timeoutMs = 20_000;

/** Errors before a request has left this machine. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Answers that refuse any message: a wrong key, too many requests, a service that is down. */
const refusesAll = new Set([401, 403, 429, 503]);

/** Codes of refusals for one number: its owner has stopped texts, it does not exist, it is no mobile phone. */
const refusesNumber = new Set([21610, 21211, 21614]);

const twilio = 'https://api.twilio.com';

/**
 * Sends text messages with Twilio's Messages resource (API 2010-04-01).
 * @param origin of the API
 */
export const twilioTexts = (settings: TextMessageSettings, origin = twilio): TextTransport => ({
  send: async (message) => {
    const body = new URLSearchParams(bodyOf(settings, message));
    const { status, code } = await ask(settings, `${origin}${pathOf(settings)}/Messages.json`, body).catch(
      (error: unknown) => {
        throw failureOf(error);
      },
    );
    if (status < 300) return;
    const problem = `Twilio answered ${status}`;
    if (refusesNumber.has(code)) throw new NumberRefused(problem);
    throw refusesAll.has(status) ? new Error(problem) : new PermanentFailure(problem);
  },
});

function bodyOf(
  { from, whatsApp }: TextMessageSettings,
  { to, channel, text, parts }: TextMessage,
): Record<string, string> {
  if (channel === 'sms') return { To: to, From: from, Body: text };
  if (!whatsApp) throw new PermanentFailure('WhatsApp is not set up');
  const variables = Object.fromEntries(parts.map((part, at) => [at + 1, part]));
  return {
    To: `whatsapp:${to}`,
    From: `whatsapp:${whatsApp.from}`,
    ContentSid: whatsApp.template,
    ContentVariables: JSON.stringify(variables),
  };
}

/** Asks for the account alone, as a check of its keys. @returns the status, such as 401 for wrong keys */
export const twilioAccountStatus = async (settings: TextMessageSettings, origin = twilio): Promise<number> =>
  (await ask(settings, `${origin}${pathOf(settings)}.json`)).status;

const pathOf = ({ account }: TextMessageSettings): string => `/2010-04-01/Accounts/${account}`;

/** Returns the status, and the code of a refusal: the rest of an answer repeats the number, which must not be logged. */
async function ask(
  { account, token }: TextMessageSettings,
  url: string,
  body?: URLSearchParams,
): Promise<{ status: number; code: number }> {
  const response = await fetch(url, {
    headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { method: 'POST', body }),
  });
  const { status } = response;
  if (status !== 400) {
    await response.body?.cancel();
    return { status, code: 0 };
  }
  const [, code = '0'] = /"code"\s*:\s*(\d+)/.exec(await response.text()) ?? [];
  return { status, code: Number(code) };
}

function failureOf(error: unknown): Error {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && unsent.has(code)
    ? new Error(`Twilio cannot be reached: ${code}`)
    : new PermanentFailure('Twilio did not answer, and may have sent the message');
}
