import { formatMoney, parseMoney } from '@school/shared/format';
import { optionalText } from '@school/shared/schemas/common';
import { z } from 'zod';
import type { RefundFields, RefundRequest } from './refund';

const request = (left: number) =>
  z.object({
    amount: z
      .int('Please enter an amount in cedis and pesewas')
      .min(1, 'Please enter an amount in cedis and pesewas')
      .max(left, `Only ${formatMoney(left)} is left of this payment.`),
    reason: optionalText(200),
  });

/** Parses the form into the API's request. @param left the refundable amount, in pesewas */
export const refundDraft = (left: number): z.ZodType<RefundRequest, RefundFields> =>
  z
    .custom<RefundFields>()
    .transform(({ amount, reason }): z.input<ReturnType<typeof request>> => ({
      amount: parseMoney(amount) ?? Number.NaN,
      reason,
    }))
    .pipe(request(left))
    .transform(({ amount, reason }) => ({ amount, ...(reason && { reason }) }));
