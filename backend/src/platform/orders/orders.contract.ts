import { z } from '@hono/zod-openapi';
import { transitionCauses } from '../db/schema';

/** How an order stands, in the API's contracts. */
export const orderState = z
  .enum(['created', 'pending', 'paid', 'failed', 'expired', 'refunded'])
  .openapi('OrderState');

/** What brings a change of an order's state about, in the API's contracts. */
export const transitionCause = z.enum(transitionCauses).openapi('TransitionCause');
