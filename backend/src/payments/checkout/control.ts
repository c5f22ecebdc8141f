import { Hono } from 'hono';
import { z } from 'zod';
import type { CheckoutDeps } from './ledger/checkoutDeps';
import { shuffled } from './ledger/shuffled';
import type { CheckoutState, LocalTransaction, Behaviour } from './ledger/state';
import { dataOf } from './ledger/transactionData';

const ms = z.int().min(0).max(86_400_000);
const few = z.int().min(1).max(50);

const behaviour = z
  .strictObject({
    hold: z.boolean(),
    times: few,
    delayMs: ms,
    settleAfterMs: ms.nullable(),
    callbacks: few,
    callbackLies: z.boolean(),
    rest: z.enum(['up', 'down']),
    tokens: z.enum(['approve', 'decline', 'pend']),
    charges: z.enum(['answered', 'lost', 'praised']),
    phones: z.enum(['page', 'none', 'refused']),
    chargeMs: ms,
    restMs: ms,
  })
  .partial();

/** A webhook to send: a correct one except for the given fields. */
const webhook = z.strictObject({
  transactionId: z.int(),
  event: z.string().default('charge.completed'),
  status: z.enum(['successful', 'failed', 'pending']).optional(),
  /** In cedis. */
  amount: z.number().optional(),
  currency: z.string().optional(),
  txRef: z.string().optional(),
  header: z.enum(['right', 'wrong', 'none']).default('right'),
  times: few.default(1),
  delayMs: ms.default(0),
});

const release = z.strictObject({
  order: z.enum(['kept', 'reversed', 'shuffled']).default('kept'),
  seed: z.int().default(1),
});

/** Creates the interface with which tests and the desk control the local checkout. */
export function createControl({ state, clock, sender, processor, siteOrigins }: CheckoutDeps): Hono {
  const control = new Hono();
  const soon = (delay: number) => new Date(clock.now().getTime() + delay);

  // A browser names the requesting page; pages of other sites are refused.
  control.use(async (c, next) => {
    const origin = c.req.header('origin');
    const own = new URL(c.req.url).origin;
    if (origin && origin !== own && !siteOrigins.includes(origin)) return c.json({ error: 'origin' }, 403);
    return next();
  });
  control.onError((error, c) => c.json({ error: error.message }, error instanceof z.ZodError ? 422 : 500));

  control.get('/', (c) => c.json({ ...view(state), sent: sender.sent() }));
  control.put('/behaviour', async (c) => {
    const change = onlyGiven(behaviour.parse(await c.req.json()));
    const email = c.req.query('email');
    if (email === undefined) Object.assign(state.behaviour, change);
    else state.exceptions[email] = { ...state.exceptions[email], ...change };
    state.save();
    return c.json(state.behaviourFor(email === undefined ? undefined : { email }));
  });
  control.post('/transactions/:id/settle', async (c) => {
    const { status } = z.object({ status: z.enum(['successful', 'failed']) }).parse(await c.req.json());
    const found = transactionIn(state, Number(c.req.param('id')));
    processor.settle(found, status);
    return c.json(found);
  });
  control.post('/webhooks', async (c) => {
    const wanted = webhook.parse(await c.req.json());
    const body = bodyOf(transactionIn(state, wanted.transactionId), wanted);
    const ids = Array.from({ length: wanted.times }, () =>
      sender.queue(body, { header: wanted.header, dueAt: soon(wanted.delayMs), once: true }),
    );
    return c.json({ ids });
  });
  control.post('/release', async (c) => {
    const { order, seed } = release.parse(await c.req.json());
    const held = state.deliveries.filter(({ dueAt }) => dueAt === null);
    const ordered =
      order === 'reversed' ? held.toReversed() : order === 'shuffled' ? shuffled(held, seed) : held;
    // Webhooks that are due together are sent by their number.
    const numbers = held.map(({ id }) => id);
    ordered.forEach((delivery, nth) =>
      Object.assign(delivery, { id: numbers[nth], dueAt: soon(0).toISOString() }),
    );
    state.save();
    sender.wake();
    return c.json({ released: ordered.length });
  });
  return control;
}

const onlyGiven = (change: z.output<typeof behaviour>) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Behaviour>;

function view({ behaviour, transactions, refunds, deliveries }: CheckoutState) {
  return { behaviour, transactions, refunds, deliveries };
}

function transactionIn(state: CheckoutState, wanted: number): LocalTransaction {
  const found = state.transactions.find(({ id }) => id === wanted);
  if (!found) throw new Error('No such transaction');
  return found;
}

function bodyOf(transaction: LocalTransaction, wanted: z.output<typeof webhook>) {
  const { event, status, amount, currency, txRef } = wanted;
  const data = dataOf(transaction);
  return {
    event,
    data: {
      ...data,
      ...(status && { status }),
      ...(amount !== undefined && { amount, charged_amount: amount }),
      ...(currency && { currency }),
      ...(txRef && { tx_ref: txRef }),
    },
  };
}
