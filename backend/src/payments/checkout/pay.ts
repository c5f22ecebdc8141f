import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import { openingPage, payPage } from './pages/payPage';
import type { LocalTransaction, Session } from './ledger/state';
import { callbackOf } from './ledger/transactionData';
import type { Way } from './ledger/processor';

const ways = {
  card: 'card',
  'declined-card': 'card',
  'mobile-money': 'mobilemoneygh',
  'declined-mobile-money': 'mobilemoneygh',
  'mobile-money-later': 'mobilemoneygh',
} as const satisfies Record<Way, LocalTransaction['paymentType']>;

const line = z.string().max(200);

/** The arguments of `FlutterwaveCheckout`, and the page that calls it. */
const facts = z.object({
  public_key: z.string(),
  tx_ref: line.min(1),
  amount: z.coerce.number().positive(),
  currency: z.string().length(3).default('NGN'),
  payment_options: z.string().default('card, mobilemoneyghana'),
  customer: z.object({
    email: line.min(3),
    phone_number: line.nullish().transform((phone) => phone ?? ''),
    name: line.nullish().transform((name) => name ?? ''),
  }),
  customizations: z.object({ title: line.optional(), description: line.optional() }).optional(),
  redirect_url: z.url({ protocol: /^https?$/ }).nullish(),
  origin: z.string(),
});

/** Serves the pages in the frame. */
export function createPay(deps: CheckoutDeps): Hono {
  const { state, processor, siteOrigins } = deps;
  const pay = new Hono();

  pay.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policyOf(siteOrigins));
  });

  pay.get('/', (c) => c.html(openingPage()));
  pay.post('/open', async (c) => {
    const read = facts.safeParse(await c.req.json().catch(() => undefined));
    const problem = read.success ? problemOf(deps, read.data) : 'What is to be paid cannot be read.';
    if (!read.success || problem) return c.json({ problem }, 422);
    const session = sessionOf(read.data);
    state.sessions.push(session);
    state.save();
    return c.json({ session: session.id });
  });
  pay.get('/:session', (c) => {
    const session = state.sessions.find(({ id }) => id === c.req.param('session'));
    return session ? c.html(payPage(session)) : c.html(openingPage(), 404);
  });
  pay.post('/:session/:way', (c) => {
    const session = state.sessions.find(({ id }) => id === c.req.param('session'));
    const way = c.req.param('way');
    if (!session || !isWay(way) || !session.methods.includes(ways[way]))
      return c.json({ status: 'away' }, 404);
    const transaction = processor.pay(session, way);
    if (!transaction) {
      return c.json({ status: 'failed', message: 'This reference was paid before.', callbacks: [] });
    }
    return c.json(answerTo(transaction, session));
  });

  function answerTo(transaction: LocalTransaction, { redirectUrl }: Session) {
    const { status, response } = transaction;
    const { callbacks, callbackLies } = state.behaviourFor(transaction.customer);
    const said = status === 'pending' && callbackLies ? 'successful' : status;
    const called = Array.from({ length: callbacks }, () => callbackOf(transaction, said));
    return {
      status,
      message: response,
      callbacks: called,
      redirect: redirectOf(transaction, redirectUrl, said),
    };
  }

  return pay;
}

const isWay = (way: string): way is Way => Object.hasOwn(ways, way);

function problemOf({ payments, state, siteOrigins }: CheckoutDeps, given: z.output<typeof facts>) {
  if (!siteOrigins.includes(given.origin)) return 'This page is not one of the site.';
  if (given.public_key !== payments.publicKey) return 'The public key is not the one of this checkout.';
  if (Math.abs(Math.round(given.amount * 100) - given.amount * 100) > 1e-6)
    return 'The amount is finer than a pesewa.';
  const isPaid = state.transactions.some(
    ({ txRef, status }) => txRef === given.tx_ref && status === 'successful',
  );
  return isPaid ? 'This reference was paid before.' : undefined;
}

function sessionOf(given: z.output<typeof facts>): Session {
  const options = given.payment_options;
  return {
    id: randomBytes(12).toString('hex'),
    origin: given.origin,
    txRef: given.tx_ref,
    amount: Math.round(given.amount * 100),
    currency: given.currency,
    methods: [
      ...(options.includes('card') ? (['card'] as const) : []),
      ...(options.includes('mobilemoney') ? (['mobilemoneygh'] as const) : []),
    ],
    customer: given.customer,
    title: given.customizations?.title ?? 'Payment',
    description: given.customizations?.description ?? '',
    redirectUrl: given.redirect_url ?? null,
  };
}

function redirectOf({ id, txRef }: LocalTransaction, url: string | null, status: string): string | null {
  if (url === null) return null;
  const target = new URL(url);
  target.searchParams.set('status', status);
  target.searchParams.set('tx_ref', txRef);
  target.searchParams.set('transaction_id', String(id));
  return target.href;
}

const policyOf = (siteOrigins: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "script-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');
