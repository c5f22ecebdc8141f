import { isPlainForm, PLAIN_FORM_KEY } from '@school/shared/schemas/sent';
import type { Context } from 'hono';
import { notFound } from '../../platform/core/errors';
import type { AppEnv } from '../../platform/http/deps';
import { validationError } from '../../platform/http/errorResponse';
import { bodyOf } from './bodyOf';
import { derivedKey } from './derivedKey';
import { plainOperations } from './plainOperations';
import { sentForm, sentFormBody } from './sentForm';

/** Passes a request to the API, in the environment of another one. */
type Ask = (request: Request, env: unknown) => Response | Promise<Response>;

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
    const { path, schema, complete } = plainOperations[name];
    const sent = sentForm(given.data);
    const typed = bodyOf(schema, sent);
    const body = complete ? complete(typed, sent) : typed;
    const page = sent.text(PLAIN_FORM_KEY);
    const key = await derivedKey(c.var.deps, { to: `POST ${path}`, body, page });
    const response = await ask(
      new Request(new URL(path, 'http://localhost'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...forwarded(c),
        },
        body: JSON.stringify(body),
      }),
      c.env,
    );
    // Only the file can differ, which was uploaded anew: its name and size are in the key.
    if (await isReused(response)) return c.json({ status: 'received' }, 201);
    return new Response(response.body, response);
  };

const forwarded = (c: Context<AppEnv>): Record<string, string> => {
  const addresses = c.req.header('x-forwarded-for');
  return addresses === undefined ? {} : { 'x-forwarded-for': addresses };
};

const isJson = (c: Context<AppEnv>): boolean =>
  /^application\/json\b/i.test(c.req.header('content-type') ?? '');

async function isReused(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const { error } = (await response.clone().json()) as { error?: { code?: string } };
  return error?.code === 'key_reused';
}
