import { z } from '@hono/zod-openapi';

/** How an order stands, in the API's contracts. */
export const orderState = z
  .enum(['created', 'pending', 'paid', 'failed', 'expired', 'refunded'])
  .openapi('OrderState');
