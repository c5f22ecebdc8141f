import { z } from '@hono/zod-openapi';
import { everyone } from '../http/access';
import { errorsOf, json } from '../http/contract';

const state = z.object({ status: z.literal('ok') });

export const health = everyone.get('/health', {
  operationId: 'getHealth',
  summary: 'Whether the process runs',
  responses: { 200: json(state, 'It runs') },
});

export const ready = everyone.get('/ready', {
  operationId: 'getReady',
  summary: 'Whether requests can be served: the database answers',
  responses: { 200: json(state, 'It is ready'), ...errorsOf(503) },
});

const publicConfig = z
  .object({
    auth: z.object({
      mode: z.enum(['local', 'auth0']),
      domain: z.string(),
      clientId: z.string(),
      audience: z.string(),
      rolesClaim: z.string(),
      staffRoles: z.array(z.string()),
      connections: z.object({ password: z.string(), google: z.string() }),
      passwordGrant: z.enum(['form', 'redirect']),
    }),
    payments: z.object({
      provider: z.enum(['local', 'flutterwave']),
      publicKey: z.string(),
      scriptUrl: z.string().openapi({ description: 'Where FlutterwaveCheckout comes from' }),
      currency: z.literal('GHS'),
    }),
  })
  .openapi('PublicConfig');

export type PublicConfig = z.infer<typeof publicConfig>;

export const config = everyone.get('/config', {
  operationId: 'getConfig',
  summary: 'What the browser needs to know to run; nothing in it is secret',
  responses: { 200: json(publicConfig, 'The configuration') },
});
