import { formatMoney, parseMoney } from '@school/shared/format';
import { optionalText } from '@school/shared/schemas';
import { z } from 'zod';
import type { RefundFields, RefundWish } from './refund';

const wish = (left: number) =>
  z.object({
    amount: z
      .int('Please give an amount in cedis and pesewas')
      .min(1, 'Please give an amount in cedis and pesewas')
      .max(left, `Only ${formatMoney(left)} is left of this payment.`),
    reason: optionalText(200),
  });

/** What is typed, as the API's wish. @param left of the payment, in pesewas */
export const refundDraft = (left: number): z.ZodType<RefundWish, RefundFields> =>
  z
    .custom<RefundFields>()
    .transform(({ amount, reason }): z.input<ReturnType<typeof wish>> => ({
      amount: parseMoney(amount) ?? Number.NaN,
      reason,
    }))
    .pipe(wish(left))
    .transform(({ amount, reason }) => ({ amount, ...(reason && { reason }) }));
