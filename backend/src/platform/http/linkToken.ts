import { z } from '@hono/zod-openapi';

/** The token of a link that an email contains. */
export const linkToken = z.object({
  token: z
    .string()
    .max(200)
    .regex(/^[\w.~-]+$/, 'This link is not complete. Please open it again from the email.'),
});
