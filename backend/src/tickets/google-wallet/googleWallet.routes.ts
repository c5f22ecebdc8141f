import { z } from '@hono/zod-openapi';
import { everyone } from '../../platform/http/access';
import { errorsOf, json } from '../../platform/http/contract';
import { linkLimit } from '../../platform/http/perAddress';

const middleware = [linkLimit('tickets.pass')];

export const saveGooglePassRoute = everyone.get('/tickets/google-pass', {
  operationId: 'saveGooglePass',
  summary: 'Leads to the page that adds a valid ticket of a private link to Google Wallet',
  middleware,
  request: { query: z.object({ key: z.string().min(1).max(200), ticket: z.uuid() }) },
  responses: { 302: { description: 'To the page' }, ...errorsOf(404, 429) },
});

export const localPassRoute = everyone.get('/tickets/google-pass/local', {
  operationId: 'lookAtLocalPass',
  summary: 'What Google would save, on a machine without an account',
  middleware,
  request: { query: z.object({ pass: z.string().min(1).max(4000) }) },
  responses: { 200: json(z.looseObject({}), 'The pass'), ...errorsOf(404, 429) },
});
