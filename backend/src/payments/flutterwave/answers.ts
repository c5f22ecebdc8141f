import { z } from 'zod';
import type { Transaction } from '../provider';

/** Converts cedis to hundredths. @throws when it is no amount, or more precise than that */
const hundredths = z.number().transform((major, context) => {
  const minor = Math.round(major * 100);
  if (Number.isSafeInteger(minor) && minor >= 0 && Math.abs(minor - major * 100) < 1e-6) return minor;
  context.addIssue({ code: 'custom', message: 'not an amount in hundredths' });
  return z.NEVER;
});

const id = z.union([z.int().min(1).transform(String), z.string().regex(/^\d{1,20}$/)]);

// Additional values decide nothing: no payment may be lost because of them.
const besideText = z.string().optional().catch(undefined);
/** In hundredths. Fees are a share of the amount, and may be more precise than a pesewa. */
const besideFee = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .transform((major) => Math.round(major * 100))
  .optional()
  .catch(undefined);

/** Every response says whether the call succeeded; `data.status` says whether the payment did. */
export const envelope = z.object({
  status: z.string(),
  message: z.string().nullish(),
  // A charge of mobile money is answered without it.
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

export const transactionData = z
  .object({
    id,
    tx_ref: z.string(),
    flw_ref: besideText,
    amount: hundredths,
    currency: z.string(),
    app_fee: besideFee,
    processor_response: besideText,
    payment_type: besideText,
    status: z.string(),
    card: z.object({ token: besideText }).nullish().catch(undefined),
  })
  .transform((data): Transaction => ({
    id: data.id,
    txRef: data.tx_ref,
    status: statusOf(data.status),
    amount: data.amount,
    currency: data.currency,
    providerReference: data.flw_ref,
    paymentType: data.payment_type,
    fee: data.app_fee,
    response: data.processor_response,
    cardToken: data.card?.token,
  }));

export const refundData = z.object({ id });

/** Where a charge of mobile money goes on. */
export const chargeMeta = z
  .object({ authorization: z.object({ redirect: z.url({ protocol: /^https?$/ }) }) })
  .optional()
  .catch(undefined);

export const linkData = z.object({ link: z.url({ protocol: /^https?$/ }) });

/** Maps the service's status. Only one word means success, and an unknown one counts as pending. */
function statusOf(word: string): Transaction['status'] {
  if (word === 'successful') return 'successful';
  return word === 'failed' || word === 'cancelled' ? 'failed' : 'pending';
}
