import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ServiceError } from '../../platform/core/errors';
import { jsonOf } from '../../platform/core/readJson';
import { webhookDeliveries } from '../../platform/db/schema';
import { confirmPayment } from '../confirmPayment';
import type { PaymentDeps } from '../paymentDeps';
import { checkSoon } from '../schedule';

/** PostgreSQL cannot store NUL. */
const printable = /^\P{Cc}*$/u;

/** All that is read from a webhook: the number of the payment. The rest is fetched. */
const body = z.object({
  event: z.string().max(100).regex(printable),
  data: z.object({
    id: z.union([z.int().min(1).transform(String), z.string().regex(/^\d{1,20}$/)]),
    tx_ref: z.string().max(200).regex(printable).optional(),
  }),
});

/** Outcomes that are final and need no second check. */
const settled = new Set(['granted', 'known']);

/**
 * Stores a webhook, one row for each content, and confirms its payment. Ignores the amount and status in it.
 * @throws ServiceError `validation_failed` for a body without a payment, `unavailable` when it should be sent again
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
    // It is sent again; otherwise the reconciliation checks it.
    if (data.tx_ref) await checkSoon(deps, data.tx_ref);
    throw error;
  }
}

function readBody(text: string): z.output<typeof body> {
  const read = body.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new ServiceError('validation_failed', 'This names no payment.');
}

type Row = Pick<typeof webhookDeliveries.$inferSelect, 'digest' | 'event' | 'providerId' | 'txRef'>;

/** Stores a delivery. @returns the outcome of the same content before; null when it is new or unprocessed */
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
