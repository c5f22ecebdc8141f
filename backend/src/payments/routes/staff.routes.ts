import { z } from '@hono/zod-openapi';
import { freeText, optionalText } from '@school/shared/schemas/common';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { periodFilter } from '../../platform/http/period';
import { yesOrNo, pageFields } from '../../platform/http/query';
import { submissionHeaders } from '../../platform/http/submission';
import { refund } from '../refunds/refund.contract';
import { paymentFlag } from '../flags/flags.contract';

const newRefund = z
  .object({
    amount: z.int().min(1).optional().openapi({ description: 'In pesewas; all that is left by default' }),
    reason: optionalText(200),
  })
  .openapi('NewRefund');

export const refundPaymentRoute = staffOnly.post('/staff/payments/{paymentId}/refunds', {
  operationId: 'refundPayment',
  summary: 'Send money of a payment back through the payment service; the same key again is the same refund',
  request: {
    params: z.object({ paymentId: z.uuid() }),
    headers: submissionHeaders,
    body: jsonBody(newRefund),
  },
  responses: { 200: json(refund, 'The refund'), ...errorsOf(404, 409) },
});

export const settleRefundRoute = staffOnly.post('/staff/refunds/{refundId}/outcome', {
  operationId: 'settleRefund',
  summary: 'Say what became of a refund that is unclear',
  request: {
    params: z.object({ refundId: z.uuid() }),
    body: jsonBody(z.object({ happened: z.boolean() }).openapi('RefundOutcome')),
  },
  responses: { 200: json(refund, 'The refund'), ...errorsOf(404, 409) },
});

const flagQuery = z.object({ open: yesOrNo.optional(), ...periodFilter, ...pageFields() });

export const listFlagsRoute = staffOnly.get('/staff/payment-flags', {
  operationId: 'listPaymentFlags',
  summary: 'Money that needs a person, newest first',
  request: { query: flagQuery },
  responses: {
    200: json(
      z
        .object({ total: z.int(), page: z.int(), perPage: z.int(), rows: z.array(paymentFlag) })
        .openapi('PaymentFlagList'),
      'The cases',
    ),
  },
});

export const resolveFlagRoute = staffOnly.post('/staff/payment-flags/{id}/resolve', {
  operationId: 'resolvePaymentFlag',
  summary: 'Write down that a case was dealt with; the first word stands',
  request: {
    params: recordId,
    body: jsonBody(
      z.object({ note: freeText(500, 'Please write what you have done') }).openapi('FlagResolution'),
    ),
  },
  responses: { 200: json(paymentFlag, 'The case'), ...errorsOf(404) },
});
