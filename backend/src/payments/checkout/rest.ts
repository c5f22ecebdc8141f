import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context, type Next } from 'hono';
import { z } from 'zod';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import type { LocalCustomer } from './ledger/state';
import { queriedDataOf } from './ledger/transactionData';
import { addCharges } from './charges';
import { openSession } from './session';

const refusal = (message: string) => ({ status: 'error', message, data: null });

const noTransaction = refusal('No transaction was found for this id');

/** In cedis; the remaining amount when missing. */
const refundBody = z.object({ amount: z.number().positive().optional(), comments: z.string().optional() });

/** A payment on the hosted page. The rest is read as that of a page's checkout. */
const linkBody = z.looseObject({
  redirect_url: z.string(),
  customer: z.object({ email: z.string(), name: z.string().optional(), phonenumber: z.string().optional() }),
});

/** Serves the part of Flutterwave's REST interface that the API uses. */
export function createRest(deps: CheckoutDeps): Hono {
  const { payments, state, clock, siteOrigins } = deps;
  const rest = new Hono();
  const byId = (wanted: string) => state.transactions.find(({ id }) => String(id) === wanted);
  const answerUnlessDown = async (c: Context, next: Next, customer: LocalCustomer | undefined) => {
    const { rest: mode, restMs } = state.behaviourFor(customer);
    if (restMs > 0) await wait(restMs);
    return mode === 'down' ? c.json(refusal('Service unavailable'), 503) : next();
  };

  rest.use(async (c, next) => {
    const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSame(key, payments.secretKey)) return c.json(refusal('Invalid authorization key'), 401);
    return next();
  });
  rest.use('/transactions/:id/*', (c, next) => answerUnlessDown(c, next, byId(c.req.param('id'))?.customer));
  rest.use('/transactions/verify_by_reference', (c, next) => {
    const txRef = c.req.query('tx_ref');
    const opened = state.sessions.findLast((session) => session.txRef === txRef);
    const charged = state.transactions.findLast((transaction) => transaction.txRef === txRef);
    return answerUnlessDown(c, next, (opened ?? charged)?.customer);
  });

  rest.get('/transactions/verify_by_reference', (c) => {
    const found = state.transactions.filter(({ txRef }) => txRef === c.req.query('tx_ref'));
    const best = found.find(({ status }) => status === 'successful') ?? found.at(-1);
    if (!best) return c.json(noTransaction, 400);
    return c.json({
      status: 'success',
      message: 'Transaction fetched successfully',
      data: queriedDataOf(best),
    });
  });

  rest.get('/transactions/:id/verify', (c) => {
    const found = byId(c.req.param('id'));
    if (!found) return c.json(noTransaction, 400);
    return c.json({
      status: 'success',
      message: 'Transaction fetched successfully',
      data: queriedDataOf(found),
    });
  });

  rest.post('/transactions/:id/refund', async (c) => {
    const found = byId(c.req.param('id'));
    if (found?.status !== 'successful') return c.json(noTransaction, 400);
    const body = refundBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json(refusal('amount must be a positive number'), 400);
    const left = found.amount - found.refunded;
    const amount = Math.round((body.data.amount ?? left / 100) * 100);
    if (amount > left || left === 0) {
      return c.json(refusal('The amount requested is more than what is left of this transaction'), 400);
    }
    found.refunded += amount;
    const refund = {
      id: state.newId(),
      transactionId: found.id,
      amount,
      comments: body.data.comments ?? '',
      createdAt: clock.now().toISOString(),
    };
    state.refunds.push(refund);
    state.save();
    return c.json({
      status: 'success',
      message: 'Transaction refund initiated',
      data: {
        id: refund.id,
        tx_id: found.id,
        flw_ref: found.flwRef,
        amount_refunded: amount / 100,
        status: 'completed',
        comments: refund.comments,
        created_at: refund.createdAt,
      },
    });
  });

  rest.post('/payments', async (c) => {
    const body = linkBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json(refusal('customer is required'), 400);
    const { customer, ...facts } = body.data;
    const { email, name = '', phonenumber: phone_number = '' } = customer;
    if (state.behaviourFor({ email }).rest === 'down') return c.json(refusal('Service unavailable'), 503);
    const opened = openSession(deps, {
      ...facts,
      customer: { email, name, phone_number },
      public_key: payments.publicKey,
      origin: siteOrigins[0],
    });
    if ('problem' in opened) return c.json(refusal(opened.problem), 400);
    const link = `${new URL(c.req.url).origin}/pay/hosted/${opened.session}`;
    return c.json({ status: 'success', message: 'Hosted Link', data: { link } });
  });

  addCharges(rest, deps);
  rest.notFound((c) => c.json(refusal('Not found'), 404));
  return rest;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
