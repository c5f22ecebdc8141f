import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ServiceError } from '../../platform/core/errors';
import { webhookDeliveries } from '../../platform/db/schema';
import { confirmPayment } from '../confirmPayment';
import type { PaymentDeps } from '../paymentDeps';
import { checkSoon } from '../schedule';

/** The database keeps no zero character. */
const printable = /^\P{Cc}*$/u;

/** All that is read of a webhook: which payment it is about. The rest is asked for. */
const body = z.object({
  event: z.string().max(100).regex(printable),
  data: z.object({
    id: z.union([z.int().min(1).transform(String), z.string().regex(/^\d{1,20}$/)]),
    tx_ref: z.string().max(200).regex(printable).optional(),
  }),
});

/** What needs no second look: the payment has been taken in for good. */
const settled = new Set(['granted', 'known']);

/**
 * Keeps a webhook, one row for each content, and has the payment that it names confirmed. What it says of amount or
 * status is not looked at.
 * @throws ServiceError `validation_failed` for a body that names no payment, `unavailable` when it should come again
 */
export async function receiveWebhook(deps: PaymentDeps, text: string): Promise<void> {
  const { event, data } = readBody(text);
  const digest = createHash('sha256').update(text).digest('hex');
  const before = await storeDelivery(deps, {
    digest,
    event,
    providerId: data.id,
    txRef: data.tx_ref ?? null,
  });
  if (before !== null && settled.has(before)) return;
  if (!event.startsWith('charge.')) return note(deps, digest, 'not_a_charge');
  try {
    const { outcome } = await confirmPayment(deps, { transactionId: data.id }, { by: 'webhook' });
    if (outcome === 'missing') {
      deps.log.warn(
        { payment: data.id, txRef: data.tx_ref },
        'a webhook names a payment that does not exist',
      );
      if (data.tx_ref) await checkSoon(deps, data.tx_ref);
    }
    await note(deps, digest, outcome);
  } catch (error) {
    // It will come again; should it not, the reconciliation asks.
    if (data.tx_ref) await checkSoon(deps, data.tx_ref);
    throw error;
  }
}

function readBody(text: string): z.output<typeof body> {
  const read = body.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new ServiceError('validation_failed', 'This names no payment.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema reports what is wrong with it.
    return undefined;
  }
}

type Row = Pick<typeof webhookDeliveries.$inferSelect, 'digest' | 'event' | 'providerId' | 'txRef'>;

/** @returns what came of the same content before; null when it is new, or was never dealt with */
async function storeDelivery({ db, clock }: PaymentDeps, row: Row): Promise<string | null> {
  const now = clock.now();
  const [stored] = await db
    .insert(webhookDeliveries)
    .values({ ...row, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: webhookDeliveries.digest,
      set: { times: sql`${webhookDeliveries.times} + 1`, lastAt: now },
    })
    .returning({ outcome: webhookDeliveries.outcome });
  return stored?.outcome ?? null;
}

const note = async ({ db }: PaymentDeps, digest: string, outcome: string): Promise<void> => {
  await db.update(webhookDeliveries).set({ outcome }).where(eq(webhookDeliveries.digest, digest));
};
