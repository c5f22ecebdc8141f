import { z } from '@hono/zod-openapi';

/** A refund as staff see it, for the API's contracts. */
export const refund = z
  .object({
    id: z.uuid(),
    amount: z.int().openapi({ description: 'In pesewas' }),
    state: z
      .enum(['requested', 'done', 'failed', 'unclear'])
      .openapi({ description: 'unclear: the outcome is unknown, and staff have to check it' }),
    reason: z.string().nullable(),
    requestedBy: z.string(),
    problem: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .openapi('Refund');

export type RefundView = z.infer<typeof refund>;
