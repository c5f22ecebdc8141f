import { isPlainForm, PLAIN_FORM_KEY } from '@school/shared/schemas/sent';
import type { Context } from 'hono';
import * as z from 'zod';
import { notFound } from '../../platform/core/errors';
import type { AppEnv } from '../../platform/http/deps';
import { validationError } from '../../platform/http/errorResponse';
import { bodyOf } from './bodyOf';
import { derivedKey } from './derivedKey';
import { plainOperations } from './plainOperations';
import { sentForm, sentFormBody } from './sentForm';

const uuid = z.uuid();

/**
 * Handles a form that a browser sent without a script, as the site's server passes it on: turns it into the JSON body of
 * its operation and passes that through the operation's own route, so that the same rules apply. Takes JSON only, which
 * pages of other origins cannot send.
 * @param ask passes a request to the API
 */
export const answerPlainForm =
  (ask: (request: Request, env: unknown) => Response | Promise<Response>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const name = c.req.param('operation') ?? '';
    if (!isPlainForm(name) || !isJson(c)) throw notFound('This form');
    const given = sentFormBody.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) throw validationError(given.error);
    const { path, schema, complete } = plainOperations[name];
    const sent = sentForm(given.data);
    const typed = bodyOf(schema, sent);
    const body = complete ? complete(typed, sent) : typed;
    const own = uuid.safeParse(sent.text(PLAIN_FORM_KEY));
    const key = own.success ? own.data : await derivedKey(c.var.deps, `POST ${path}`, body);
    const forwarded = c.req.header('x-forwarded-for');
    const response = await ask(
      new Request(new URL(path, 'http://localhost'), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        },
        body: JSON.stringify(body),
      }),
      c.env,
    );
    // Under a derived key only the file can differ, which was uploaded anew.
    if (!own.success && (await isReused(response))) return c.json({ status: 'received' }, 201);
    return new Response(response.body, response);
  };

const isJson = (c: Context<AppEnv>): boolean =>
  /^application\/json\b/i.test(c.req.header('content-type') ?? '');

async function isReused(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const { error } = (await response.clone().json()) as { error?: { code?: string } };
  return error?.code === 'key_reused';
}
