import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import type { Charged } from './ledger/processor';
import { dataOf } from './ledger/transactionData';

const refusal = (message: string) => ({ status: 'error', message, data: null });

const chargeBody = z.object({
  tx_ref: z.string().min(1).max(200),
  amount: z.number().positive(),
  currency: z.string().length(3),
  email: z.string(),
  fullname: z.string().default(''),
  phone_number: z.string().default(''),
  token: z.string().optional(),
  redirect_url: z.url({ protocol: /^https?$/ }).optional(),
});

/** Serves the charges without a page: of a card by its token, and of mobile money with approval on the phone. */
export function addCharges(rest: Hono, { state, processor }: CheckoutDeps): void {
  for (const path of ['/tokenized-charges', '/charges'] as const) {
    rest.post(path, async (c) => {
      const body = chargeBody.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) return c.json(refusal('tx_ref, amount, currency and email are required'), 400);
      const charged = chargedIn(body.data);
      const behaviour = state.behaviourFor(charged.customer);
      if (behaviour.rest === 'down') return c.json(refusal('Service unavailable'), 503);
      const isCard = path === '/tokenized-charges';
      const { token } = body.data;
      if (isCard && !state.transactions.some(({ cardToken }) => token !== undefined && cardToken === token))
        return c.json(refusal('This token is invalid'), 400);
      if (!isCard && behaviour.phones === 'refused')
        return c.json(refusal('The network of this number is another one'), 400);
      if (behaviour.chargeMs > 0) await wait(behaviour.chargeMs);
      const isUsed = state.transactions.some(
        ({ txRef, status }) => txRef === charged.txRef && status !== 'failed',
      );
      if (isUsed) return c.json(refusal('A transaction with this reference exists'), 400);
      const card = cardWays[behaviour.tokens];
      const made = processor.pay(charged, isCard ? card : 'mobile-money-later', isCard ? token : undefined);
      if (!made) return c.json(refusal('A transaction with this reference exists'), 400);
      if (behaviour.charges === 'lost') return c.json(refusal('Gateway timeout'), 504);
      if (!isCard && behaviour.phones === 'page') {
        made.returnTo = body.data.redirect_url;
        state.save();
        const redirect = `${new URL(c.req.url).origin}/pay/phone/${made.flwRef}`;
        const meta = { authorization: { redirect, mode: 'redirect' } };
        return c.json({ status: 'success', message: 'Charge initiated', meta });
      }
      const status = behaviour.charges === 'praised' ? 'successful' : made.status;
      return c.json({ status: 'success', message: 'Charge initiated', data: { ...dataOf(made), status } });
    });
  }
}

const cardWays = { approve: 'card', decline: 'declined-card', pend: 'card-later' } as const;

const chargedIn = (body: z.output<typeof chargeBody>): Charged => ({
  txRef: body.tx_ref,
  amount: Math.round(body.amount * 100),
  currency: body.currency,
  customer: { name: body.fullname, email: body.email, phone_number: body.phone_number },
});
