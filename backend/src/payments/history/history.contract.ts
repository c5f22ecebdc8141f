import { z } from '@hono/zod-openapi';
import { orderState, transitionCause } from '../../platform/orders/orders.contract';
import { paymentFlag } from '../flags/flags.contract';
import { refund } from '../refunds/refund.contract';
import { instant } from '../../platform/http/contract';

const pesewas = z.int().openapi({ description: 'In pesewas' });

/** The history of an order, as fields of the API's contracts. */
export const orderHistory = {
  transitions: z.array(
    z.object({
      from: orderState.nullable(),
      to: orderState,
      cause: transitionCause,
      actor: z.string().nullable(),
      detail: z.string().nullable(),
      at: instant,
    }),
  ),
  attempts: z.array(
    z.object({
      txRef: z.string(),
      amount: pesewas,
      openedAt: instant,
      checks: z.int(),
      nextCheckAt: instant.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      providerId: z.string(),
      txRef: z.string(),
      status: z.enum(['pending', 'failed', 'successful']),
      amount: pesewas,
      refunded: pesewas,
      currency: z.string(),
      paymentType: z.string().nullable(),
      providerReference: z.string().nullable(),
      response: z.string().nullable(),
      granted: z.boolean(),
      at: instant,
    }),
  ),
  refunds: z.array(refund.extend({ paymentId: z.uuid() })),
  flags: z.array(paymentFlag),
};

export type OrderHistory = z.infer<z.ZodObject<typeof orderHistory>>;
