import { z } from '@hono/zod-openapi';

/** A switch in an address: `?open=true`. */
export const yesOrNo = z
  .enum(['true', 'false'], 'This is true or false')
  .transform((word) => word === 'true')
  .openapi({ type: 'string', enum: ['true', 'false'] });
