import { createRoute, z } from '@hono/zod-openapi';
import { freeText } from '@school/shared/schemas/common';
import { juryOnly, staffOnly } from '../../http/access';
import { errorsOf, json, jsonBody } from '../../http/contract';

const juror = z
  .object({ id: z.string().openapi({ description: 'The account' }), name: z.string() })
  .openapi('Juror');

export type Juror = z.infer<typeof juror>;

export const nameJurorRoute = createRoute({
  ...juryOnly,
  method: 'put',
  path: '/jury/me',
  operationId: 'nameJuror',
  summary: 'Say how one is called as a member of the jury; from then on one counts as a member',
  request: {
    body: jsonBody(z.object({ name: freeText(120, 'Please give your name') }).openapi('JurorName')),
  },
  responses: { 200: json(juror, 'The member'), ...errorsOf(400, 401, 403, 413, 422, 503) },
});

export const listJurorsRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/competition/jurors',
  operationId: 'listJurors',
  summary: 'Who judges the competition',
  responses: { 200: json(z.array(juror), 'The members'), ...errorsOf(401, 403, 503) },
});
