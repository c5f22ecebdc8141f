import { z } from '@hono/zod-openapi';
import { instant } from '../../platform/http/contract';

/** A payment that staff must check, for the API's contracts. */
export const paymentFlag = z
  .object({
    id: z.uuid(),
    kind: z.enum([
      'unknown_reference',
      'underpaid',
      'overpaid',
      'wrong_currency',
      'paid_twice',
      'paid_late',
      'other_order',
      'refund_unclear',
    ]),
    orderId: z.uuid().nullable(),
    donationId: z.uuid().nullable(),
    txRef: z.string().nullable(),
    providerId: z.string().nullable(),
    detail: z.string(),
    createdAt: instant,
    resolvedAt: instant.nullable(),
    resolvedBy: z.string().nullable(),
    note: z.string().nullable(),
  })
  .openapi('PaymentFlag');

export type PaymentFlag = z.infer<typeof paymentFlag>;
