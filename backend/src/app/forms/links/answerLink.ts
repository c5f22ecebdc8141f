import { privateQuery } from '@school/shared/private-links';
import { LINK_FIELD, PLAIN_FORM_KEY, type LinkPage, type PlainFormName } from '@school/shared/schemas/sent';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as z from 'zod';
import { hostedPageOf } from '../../../payments/hostedPage';
import type { HostedPayment } from '../../../payments/provider';
import { notFound } from '../../../platform/core/errors';
import { invalidAt } from '../../../platform/core/refusals';
import { orders } from '../../../platform/db/schema';
import type { AppEnv, Deps } from '../../../platform/http/deps';
import { validationError } from '../../../platform/http/errorResponse';
import { holdsKey } from '../../../platform/http/oneContentPerKey';
import { isJson, routesOf, type Ask } from '../answerPlainForm';
import { derivedKey } from '../derivedKey';
import type { AskRoute } from '../paidOperation';
import { sentForm, sentFormBody, type SentForm } from '../sentForm';
import { competitionLinks } from './competitionLinks';
import { letterLinks } from './letterLinks';
import type { Link, LinkKind } from './linkKind';
import { otherLinks } from './otherLinks';
import { ticketLinks } from './ticketLinks';

/** All kinds of private links that work without scripts. */
export const linkKinds: readonly LinkKind[] = [
  ...letterLinks,
  ...competitionLinks,
  ...ticketLinks,
  ...otherLinks,
];

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
    if (!found) throw invalidAt(LINK_FIELD, 'Please paste the whole link, as it stands in our mail');
    const { kind, link } = found;
    const ask = routesOf(askApi, c);
    const [name = '', id = ''] = (c.req.param('action') ?? '').split(/-(.*)/s);
    const action = Object.hasOwn(kind.actions, name) ? kind.actions[name] : undefined;
    if (name !== '' && !action) throw notFound('This form');
    const place = { link: writtenLink(link, kind), page: link.path };
    if (!action) {
      const read = await readPage(ask, kind, link);
      return read instanceof Response ? read : c.json({ ...place, shown: read }, 200);
    }
    const [method, path, body, headers] = action.call(link, sent, encodeURIComponent(id));
    const key = action.isSubmission ? await keyOf(c.var.deps, sent, path) : {};
    const response = await ask(method, path, body, { ...headers, ...key });
    if (!response.ok) {
      const refusal = (await response.json()) as object;
      const read = await readPage(ask, kind, link);
      return c.json(
        { ...refusal, ...place, ...(!(read instanceof Response) && { shown: read }) },
        response.status as 422,
      );
    }
    if (action.pays) {
      const location = await paymentOf(c.var.deps, response, action.pays);
      if (location) return c.json({ location }, 200);
    }
    const read = action.done ?? (await readPage(ask, kind, link));
    if (read instanceof Response) return read;
    return c.json(
      { ...place, shown: action.says ? { ...read, texts: [action.says, ...read.texts] } : read },
      200,
    );
  };

/** Returns the link that a text is, with the kind that it belongs to. @param page the page that it was pasted on */
export function findLink(text: string, page: string): { kind: LinkKind; link: Link } | undefined {
  const typed = text.trim();
  const base = `http://localhost${page}`;
  if (!/[#?]/.test(typed) || !URL.canParse(typed, base)) return undefined;
  const { pathname: path, search, hash } = new URL(typed, base);
  const query = privateQuery({ search, hash });
  for (const kind of linkKinds) {
    const secret = query.get(kind.name) ?? '';
    // A header cannot have other characters, and no secret has.
    if (kind.page.test(path) && /^[\w.~+/=-]{1,200}$/.test(secret))
      return { kind, link: { path, query, secret } };
  }
  return undefined;
}

/** Returns a link as a hidden field carries it. */
function writtenLink({ path, query, secret }: Link, { name }: LinkKind): string {
  const donation = query.get('donation');
  const search = donation === null ? '' : `?${new URLSearchParams({ donation }).toString()}`;
  return `${path}${search}#${name}=${encodeURIComponent(secret)}`;
}

/** Returns what a link's page shows, or the refusal of the API. */
async function readPage(ask: AskRoute, kind: LinkKind, link: Link): Promise<LinkPage | Response> {
  const answer = kind.read && (await ask(...kind.read(link)));
  if (answer && !answer.ok) return answer;
  const state: unknown = await answer?.json();
  const also = kind.also && (await ask(...kind.also(link, state)));
  if (also && !also.ok) return also;
  return kind.show(state, await also?.json());
}

async function keyOf(deps: Deps, sent: SentForm, path: string) {
  const to = `POST ${path}`;
  const holds = (key: string) => holdsKey(deps, { to, key });
  const key = await derivedKey(deps, { to, body: {}, page: sent.text(PLAIN_FORM_KEY), holds });
  return { 'idempotency-key': key };
}

/** Returns where a started payment is made; undefined when there is nothing to pay. */
async function paymentOf(deps: Deps, response: Response, form: PlainFormName): Promise<string | undefined> {
  const { checkout } = (await response.json()) as { checkout?: HostedPayment | null };
  if (!checkout) return undefined;
  const [order] = await deps.db.select().from(orders).where(eq(orders.txRef, checkout.txRef));
  const location = `/forms/${form}/payments/${order?.id}`;
  const returnTo = new URL(location, deps.settings.siteOrigins[0]).href;
  return (await hostedPageOf(deps, checkout, returnTo)) ?? location;
}
