import { z } from '@hono/zod-openapi';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { orderState } from '../../platform/orders/orders.contract';
import { paymentLimit } from '../../platform/http/perAddress';

const transactionId = z
  .union([z.string().regex(/^\d{1,20}$/, 'This is no payment'), z.int().min(1)], 'This is no payment')
  .transform(String);

const claim = z
  .object({
    txRef: z
      .string()
      .min(1)
      .max(100)
      .refine((text) => /^[\w-]+$/.test(text), 'This is no reference'),
    transactionId: transactionId.optional().openapi({ type: 'string' }),
  })
  .openapi('PaymentClaim');

const confirmation = z
  .object({
    state: orderState,
    needsStaff: z
      .boolean()
      .openapi({ description: 'Money came that could not be taken for it; staff looks at it' }),
  })
  .openapi('PaymentConfirmation');

export const confirmPaymentRoute = everyone.post('/payments/confirm', {
  operationId: 'confirmPayment',
  summary: 'Say that something was paid; the payment service is asked whether it was',
  middleware: [paymentLimit],
  request: { body: jsonBody(claim) },
  responses: { 200: json(confirmation, 'How the order stands'), ...errorsOf(404, 409, 429, 503) },
});

export const webhookRoute = everyone.post('/payments/webhook', {
  operationId: 'receivePaymentWebhook',
  summary: 'Where the payment service says that something has happened; it is asked whether it has',
  // The body is read after the secret: nobody else's is looked at.
  request: { headers: z.object({ 'verif-hash': z.string().optional() }) },
  responses: {
    200: json(z.object({ status: z.literal('ok') }), 'Kept and dealt with'),
    ...errorsOf(401, 413, 503),
  },
});
