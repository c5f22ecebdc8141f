import { z } from '@hono/zod-openapi';
import { transitionCauses } from '../db/schema';

/** The state of an order, for the API's contracts. */
export const orderState = z
  .enum(['created', 'pending', 'paid', 'failed', 'expired', 'refunded'])
  .openapi('OrderState');

/** The cause of a change of an order's state, for the API's contracts. */
export const transitionCause = z.enum(transitionCauses).openapi('TransitionCause');
