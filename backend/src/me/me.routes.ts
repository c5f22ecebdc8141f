import { createRoute, z } from '@hono/zod-openapi';
import { signedIn } from '../http/access';
import { errorsOf, json } from '../http/contract';

const me = z
  .object({
    id: z.string(),
    roles: z.array(z.string()),
    staff: z.boolean(),
    door: z.boolean().openapi({ description: 'May let people in at the doors of an event, as staff may' }),
    jury: z.boolean().openapi({ description: 'May score the Music Competition, as staff may' }),
  })
  .openapi('Me');

export const getMe = createRoute({
  ...signedIn,
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  summary: 'The signed-in person as the API sees them',
  responses: { 200: json(me, 'The person'), ...errorsOf(401, 503) },
});
