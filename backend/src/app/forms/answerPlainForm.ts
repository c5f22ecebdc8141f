import { randomUUID } from 'node:crypto';
import { isPlainForm, PLAIN_FORM_KEY } from '@school/shared/schemas/sent';
import type { Context } from 'hono';
import { notFound } from '../../platform/core/errors';
import type { AppEnv } from '../../platform/http/deps';
import { validationError } from '../../platform/http/errorResponse';
import { holdsKey } from '../../platform/http/oneContentPerKey';
import { bodyOf } from './bodyOf';
import { derivedKey } from './derivedKey';
import { openWritten } from './links/openLink';
import type { AskRoute } from './paidOperation';
import { answerPayment, startPayment } from './payments';
import { plainOperations } from './plainOperations';
import { sentForm, sentFormBody } from './sentForm';

/** Passes a request to the API, in the environment of another one. */
export type Ask = (request: Request, env: unknown) => Response | Promise<Response>;

/** Answers with the choices of a form's list that is not in composed HTML, as `{choices: [{value, label}]}`. */
export const answerChoices =
  (ask: Ask) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const name = c.req.param('operation') ?? '';
    const choices = isPlainForm(name) ? plainOperations[name].choices : undefined;
    if (!choices) throw notFound('This form');
    const address = new URL(choices.path(c.req.query('of') ?? ''), 'http://localhost');
    const response = await ask(new Request(address, { headers: forwarded(c) }), c.env);
    return response.ok ? c.json({ choices: choices.read(await response.json()) }) : response;
  };

/**
 * Handles a form that a browser sent without a script, as the site's server passes it on: turns it into the JSON body of
 * its operation and passes that through the operation's own route, so that the same rules apply. Takes JSON only, which
 * pages of other origins cannot send.
 */
export const answerPlainForm =
  (ask: Ask) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const name = c.req.param('operation') ?? '';
    if (!isPlainForm(name) || !isJson(c)) throw notFound('This form');
    const given = sentFormBody.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) throw validationError(given.error);
    const { path, schema, complete, paid, opens } = plainOperations[name];
    const sent = sentForm(given.data);
    const typed = bodyOf(schema, sent);
    const body = complete ? complete(typed, sent) : typed;
    const askRoute = routesOf(ask, c);
    if (paid) return startPayment(c, { name, paid, sent, body, ask: askRoute });
    const to = `POST ${path}`;
    const key = await derivedKey(c.var.deps, {
      to,
      body,
      // What opens a private link must not be found by a person who knows the content alone.
      page: sent.text(PLAIN_FORM_KEY) || (opens ? randomUUID() : ''),
      holds: (before) => holdsKey(c.var.deps, { to, key: before }),
    });
    const response = await askRoute('POST', path, body, { 'idempotency-key': key });
    if (opens && response.ok) {
      const opened = await openWritten(askRoute, opens(await response.json()), { action: 'start', id: '' });
      return opened instanceof Response ? opened : c.json(opened, 200);
    }
    // Only the file can differ, which was uploaded anew: its name and size are in the key.
    if (await isReused(response)) return c.json({ status: 'received' }, 201);
    return new Response(response.body, response);
  };

/** Answers the page to which the payment service's own page leads. */
export const answerPaymentState =
  (ask: Ask) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const name = c.req.param('operation') ?? '';
    const paid = isPlainForm(name) ? plainOperations[name].paid : undefined;
    if (!paid || !isJson(c)) throw notFound('This payment');
    return answerPayment(c, { paid, ask: routesOf(ask, c) });
  };

/** Returns a function that passes requests of a visitor to the API's routes. */
export const routesOf =
  (ask: Ask, c: Context<AppEnv>): AskRoute =>
  async (method, path, body, own = {}) => {
    const headers = { 'content-type': 'application/json', ...own, ...forwarded(c) };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return ask(new Request(new URL(path, 'http://localhost'), sent), c.env);
  };

const forwarded = (c: Context<AppEnv>): Record<string, string> => {
  const addresses = c.req.header('x-forwarded-for');
  return addresses === undefined ? {} : { 'x-forwarded-for': addresses };
};

export const isJson = (c: Context<AppEnv>): boolean =>
  /^application\/json\b/i.test(c.req.header('content-type') ?? '');

async function isReused(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const { error } = (await response.clone().json()) as { error?: { code?: string } };
  return error?.code === 'key_reused';
}
