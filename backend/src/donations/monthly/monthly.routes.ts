import { z } from '@hono/zod-openapi';
import { donationAmount, donationMethods } from '@school/shared/schemas/donation';
import { giftMonthStates, monthlyGiftStates } from '../../platform/db/schema';
import { everyone } from '../../platform/http/access';
import { errorsOf, instant, json, jsonBody, pesewas } from '../../platform/http/contract';
import { formLimit, linkLimit, paymentLimit } from '../../platform/http/perAddress';
import { orderState } from '../../platform/orders/orders.contract';
import { donationProject, fee } from '../donations.routes';

export const giftState = z.enum(monthlyGiftStates).openapi('MonthlyGiftState');

/** Of a gift whose donor covers it. */
export const addedFee = pesewas.openapi({ description: 'Added to the amount to cover the payment fee' });

export const giftMonth = z
  .object({
    month: z.iso.date().openapi({ description: 'Its first day' }),
    state: z.enum(giftMonthStates),
    amount: pesewas,
    fee,
    /** Of its order. */
    payment: orderState,
    canBePaid: z.boolean().openapi({ description: 'The donor can begin its payment now' }),
    nextTryAt: instant.nullable(),
  })
  .openapi('GiftMonth');

const monthlyGift = z
  .object({
    state: giftState,
    amount: pesewas,
    fee: addedFee,
    method: z.enum(donationMethods),
    byItself: z
      .boolean()
      .openapi({ description: 'A card is charged; otherwise the donor approves each month' }),
    project: donationProject,
    nextAt: instant.nullable(),
    months: z.array(giftMonth).openapi({ description: 'The newest first' }),
  })
  .openapi('MonthlyGift');

export type MonthlyGiftView = z.infer<typeof monthlyGift>;

const monthlyGiftChange = z
  .object({
    amount: donationAmount,
    coverFee: z
      .literal(false, 'The fee can only be left out here')
      .openapi({ description: 'Leaves out the payment fee of the months to come' }),
    state: z.enum(['active', 'paused', 'stopped'], 'This is no state'),
  })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Nothing is to be changed');

/** Its bearer can read and change the gift. It names no donor. */
const headers = z.object({
  'monthly-key': z.string().max(100).openapi({ description: 'Of the link in the mail' }),
});

const path = '/monthly-gifts/mine';

export const getMonthlyGiftRoute = everyone.get(path, {
  operationId: 'getMonthlyGift',
  summary: 'How a monthly gift stands',
  middleware: [linkLimit('monthly.link')],
  request: { headers },
  responses: { 200: json(monthlyGift, 'The gift'), ...errorsOf(404, 429) },
});

export const changeMonthlyGiftRoute = everyone.patch(path, {
  operationId: 'changeMonthlyGift',
  summary:
    'Change the amount of the months to come, leave out their fee, pause, resume or stop; the same again changes nothing',
  middleware: [formLimit('monthly.change')],
  request: { headers, body: jsonBody(monthlyGiftChange.meta({ id: 'MonthlyGiftChange' })) },
  responses: { 200: json(monthlyGift, 'The gift'), ...errorsOf(404, 409, 429) },
});

export const payMonthlyGiftRoute = everyone.post(`${path}/payment`, {
  operationId: 'payMonthlyGift',
  summary: 'Begin the payment of the open month, or find the one that is on its way',
  middleware: [paymentLimit],
  request: { headers },
  responses: {
    200: json(
      z
        .object({
          state: orderState,
          page: z
            .string()
            .nullable()
            .openapi({ description: 'The payment service’s page, if it goes on there' }),
        })
        .openapi('MonthlyPayment'),
      'How it goes on',
    ),
    ...errorsOf(404, 409, 429, 503),
  },
});
