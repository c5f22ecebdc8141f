import { LINK_FIELD, PLAIN_FORM_KEY, type PlainFormName } from '@school/shared/schemas/sent';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as z from 'zod';
import { hostedPageOf } from '../../../payments/hostedPage';
import type { HostedPayment } from '../../../payments/provider';
import { notFound, type FieldError } from '../../../platform/core/errors';
import { invalidAt } from '../../../platform/core/refusals';
import { orders } from '../../../platform/db/schema';
import type { AppEnv, Deps } from '../../../platform/http/deps';
import { errorResponse, validationError } from '../../../platform/http/errorResponse';
import { holdsKey } from '../../../platform/http/oneContentPerKey';
import { isJson, routesOf, type Ask } from '../answerPlainForm';
import { derivedKey } from '../derivedKey';
import { sentForm, sentFormBody } from '../sentForm';
import { SURE, type Acted, type LinkAction } from './linkKind';
import { findLink, openLink, openWritten, placeOf } from './openLink';

const sentLink = sentFormBody.extend({ page: z.string().max(500) });

/**
 * Handles a private link that was pasted without a script, or an action of its page, as the site's server passes it on:
 * through the API's own routes, so that the same rules and limits apply. Answers with what the page shows.
 */
export const answerLink =
  (askApi: Ask) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    if (!isJson(c)) throw notFound('This form');
    const given = sentLink.safeParse(await c.req.json().catch(() => undefined));
    if (!given.success) throw validationError(given.error);
    const sent = sentForm(given.data);
    const found = findLink(sent.text(LINK_FIELD), given.data.page);
    if (!found) throw invalidAt(LINK_FIELD, 'Please paste the whole link from our email');
    const { kind, link } = found;
    const ask = routesOf(askApi, c);
    const answer = (opened: object | Response) => (opened instanceof Response ? opened : c.json(opened, 200));
    const [name = '', id = ''] = (c.req.param('action') ?? '').split(/-(.*)/s);
    if (name === '') return answer(await openLink(ask, found));
    const action = Object.hasOwn(kind.actions, name) ? kind.actions[name] : undefined;
    if (!action) throw notFound('This form');
    const response =
      action.isFinal && !sent.has(SURE)
        ? errorResponse(invalidAt(SURE, 'Please tick this box if you are sure'), c)
        : await act(action, { ask, deps: c.var.deps, link, sent, id });
    if (!response.ok) {
      const refusal = (await response.json()) as { readonly error?: { readonly fields?: FieldError[] } };
      const refused = refusal.error?.fields?.map(({ field }) => field) ?? [];
      const read = await openLink(ask, found, { action: name, id, sent, refused });
      const place = read instanceof Response ? placeOf(found) : read;
      return c.json({ ...refusal, ...place }, response.status as 422);
    }
    if (action.pays) {
      const location = await paymentOf(c.var.deps, response, action.pays);
      if (location) return c.json({ location }, 200);
    }
    if (action.leadsTo)
      return answer(await openWritten(ask, action.leadsTo(await response.json()), { action: name, id }));
    if (action.done) return c.json({ ...placeOf(found), shown: action.done }, 200);
    const read = await openLink(ask, found, { action: name, id, done: sent });
    if (read instanceof Response || action.says === undefined) return answer(read);
    return answer({ ...read, shown: { ...read.shown, texts: [action.says, ...read.shown.texts] } });
  };

/** Passes an action to the API's own routes. */
async function act(action: LinkAction, acted: Acted): Promise<Response> {
  if ('run' in action) return action.run(acted);
  const { ask, deps, link, sent, id } = acted;
  const [method, path, body, headers] = action.call(link, sent, encodeURIComponent(id));
  if (!action.isSubmission) return ask(method, path, body, headers);
  const to = `${method} ${path}`;
  const holds = (key: string) => holdsKey(deps, { to, key });
  const key = await derivedKey(deps, { to, body: body ?? {}, page: sent.text(PLAIN_FORM_KEY), holds });
  return ask(method, path, body, { ...headers, 'idempotency-key': key });
}

/** A started payment: what the hosted page needs, or the page itself. */
interface Started {
  readonly checkout?: HostedPayment | null;
  readonly page?: string | null;
}

/** Returns where a started payment is made; undefined when there is nothing to pay. */
async function paymentOf(deps: Deps, response: Response, form: PlainFormName): Promise<string | undefined> {
  const { checkout, page } = (await response.json()) as Started;
  if (page) return page;
  if (!checkout) return undefined;
  const [order] = await deps.db.select().from(orders).where(eq(orders.txRef, checkout.txRef));
  const location = `/forms/${form}/payments/${order?.id}`;
  const returnTo = new URL(location, deps.settings.siteOrigins[0]).href;
  return (await hostedPageOf(deps, checkout, returnTo)) ?? location;
}
