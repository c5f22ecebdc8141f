import { type PlainFormName, PLAIN_FORM_KEY, PLAIN_PAYMENT_ID } from '@school/shared/schemas/sent';
import type { Context } from 'hono';
import * as z from 'zod';
import { hostedPageOf } from '../../payments/hostedPage';
import type { HostedPayment } from '../../payments/provider';
import { notFound } from '../../platform/core/errors';
import type { AppEnv, Deps } from '../../platform/http/deps';
import { derivedKey, uuidOf } from './derivedKey';
import type { AskRoute, FoundPayment, PaidOperation } from './paidOperation';
import type { Body, SentForm } from './sentForm';

interface Start {
  readonly name: PlainFormName;
  readonly paid: PaidOperation;
  readonly sent: SentForm;
  readonly body: Body;
  readonly ask: AskRoute;
}

/** States in which an order takes no further payment. */
const settled: readonly string[] = ['pending', 'paid', 'refunded'];

/**
 * Starts the payment of a form, or continues it, through the operation's own routes. Answers with the payment service's
 * own page, or with the page that shows the state when nothing is to be paid.
 */
export async function startPayment(c: Context<AppEnv>, { name, paid, sent, body, ask }: Start) {
  const { deps } = c.var;
  const again = sent.text(PLAIN_PAYMENT_ID);
  const id = again === '' ? await idOf(deps, { name, paid, sent, body }) : again;
  const found = await findPayment(deps, paid, id);
  if (again !== '' && !found) throw notFound('This payment');
  const location = `/forms/${name}/payments/${id}`;
  if (found && settled.includes(found.state)) return c.json({ location }, 200);
  const response = await paid.start(ask, id, again === '' ? body : (found?.body ?? {}), deps);
  if (!response.ok) return response;
  const { checkout } = (await response.json()) as { checkout: HostedPayment | null };
  const returnTo = new URL(location, deps.settings.siteOrigins[0]).href;
  const page = checkout && (await hostedPageOf(deps, checkout, returnTo));
  return c.json({ location: page ?? location }, 200);
}

/** Returns how a payment stands, after asking the payment service. */
export async function answerPayment(
  c: Context<AppEnv>,
  { paid, ask }: Pick<Start, 'paid' | 'ask'>,
): Promise<Response> {
  const { deps } = c.var;
  const id = c.req.param('id') ?? '';
  const found = await findPayment(deps, paid, id);
  if (!found) throw notFound('This payment');
  if (found.txRef === undefined || isOver(found)) return c.json(stateOf(found), 200);
  const given = z
    .object({ transactionId: z.string().optional() })
    .safeParse(await c.req.json().catch(() => undefined));
  const response = await ask('POST', '/api/payments/confirm', { ...given.data, txRef: found.txRef });
  if (!response.ok) return response;
  return c.json(stateOf((await findPayment(deps, paid, id)) ?? found), 200);
}

const isOver = ({ state }: FoundPayment): boolean => state === 'paid' || state === 'refunded';

const stateOf = (found: FoundPayment) => ({
  state: found.state,
  needsStaff: found.needsStaff,
  receipt: isOver(found) ? found.receipt : [],
});

const findPayment = async (deps: Deps, paid: PaidOperation, id: string) =>
  z.uuid().safeParse(id).success ? paid.find(deps, id) : undefined;

/** Returns the id of a form's payment: the same for the same form, and nobody without the secret can compute it. */
async function idOf(deps: Deps, { name, paid, sent, body }: Omit<Start, 'ask'>): Promise<string> {
  const idFrom = (key: string) => uuidOf(deps.signed.proofOf('plain-payment', key));
  const key = await derivedKey(deps, {
    to: name,
    body,
    page: sent.text(PLAIN_FORM_KEY),
    holds: async (before) => (await findPayment(deps, paid, idFrom(before))) !== undefined,
  });
  return idFrom(key);
}
