import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import type { Way } from './ledger/processor';
import type { LocalTransaction, Session } from './ledger/state';

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

type Facts = z.output<typeof facts>;

/** Opens a checkout, or returns why what is given cannot be paid. */
export function openSession(deps: CheckoutDeps, given: unknown): { session: string } | { problem: string } {
  const read = facts.safeParse(given);
  const problem = read.success ? problemOf(deps, read.data) : 'What is to be paid cannot be read.';
  if (!read.success || problem) return { problem: problem ?? '' };
  const session = sessionOf(read.data);
  deps.state.sessions.push(session);
  deps.state.save();
  return { session: session.id };
}

function problemOf({ payments, state, siteOrigins }: CheckoutDeps, given: Facts): string | undefined {
  if (!siteOrigins.includes(given.origin)) return 'This page is not one of the site.';
  if (given.public_key !== payments.publicKey) return 'The public key is not the one of this checkout.';
  if (Math.abs(Math.round(given.amount * 100) - given.amount * 100) > 1e-6)
    return 'The amount is finer than a pesewa.';
  const isPaid = state.transactions.some(
    ({ txRef, status }) => txRef === given.tx_ref && status === 'successful',
  );
  return isPaid ? 'This reference was paid before.' : undefined;
}

function sessionOf(given: Facts): Session {
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

const ways = {
  card: 'card',
  'card-later': 'card',
  'declined-card': 'card',
  'mobile-money': 'mobilemoneygh',
  'declined-mobile-money': 'mobilemoneygh',
  'mobile-money-later': 'mobilemoneygh',
} as const satisfies Record<Way, LocalTransaction['paymentType']>;

/** Returns whether a checkout offers this way to pay. */
export const offers = ({ methods }: Session, way: string): way is Way =>
  Object.hasOwn(ways, way) && methods.includes(ways[way as Way]);

/** Returns the page's address with claims about the outcome, as the payment service adds them. */
export function returnAddress(
  url: string,
  { txRef }: Pick<Session, 'txRef'>,
  status: string,
  transactionId?: number,
): string {
  const target = new URL(url);
  target.searchParams.set('status', status);
  target.searchParams.set('tx_ref', txRef);
  if (transactionId !== undefined) target.searchParams.set('transaction_id', String(transactionId));
  return target.href;
}
