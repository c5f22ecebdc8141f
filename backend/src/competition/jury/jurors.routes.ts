import { z } from '@hono/zod-openapi';
import { instruments } from '@school/shared/competition';
import { freeText } from '@school/shared/schemas/common';
import { juryOnly, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';

const panel = z
  .array(z.enum(instruments))
  .max(instruments.length)
  .openapi({ description: 'The instruments that one judges, as staff set them' });

const juror = z
  .object({
    id: z.string().openapi({ description: 'The account' }),
    email: z.string().nullable().openapi({ description: 'As the account’s access token tells' }),
    name: z.string().nullable().openapi({ description: 'Null until staff set it' }),
    instruments: panel,
  })
  .openapi('Juror');

export type Juror = z.infer<typeof juror>;

const ownJuror = z
  .object({
    isJuror: z.boolean().openapi({ description: 'False for accounts of staff, which only look' }),
    name: z.string().nullable().openapi({ description: 'As staff set it; without one, one cannot score' }),
    instruments: panel,
  })
  .openapi('OwnJuror');

export type OwnJuror = z.infer<typeof ownJuror>;

export const getOwnJurorRoute = juryOnly.get('/jury/me', {
  operationId: 'getOwnJuror',
  summary: 'The name under which one judges; from then on staff can set it',
  responses: { 200: json(ownJuror, 'The member') },
});

export const listJurorsRoute = staffOnly.get('/staff/competition/jurors', {
  operationId: 'listJurors',
  summary: 'Who judges the competition, and whose name is not set yet',
  responses: { 200: json(z.array(juror), 'The members, those without a name last') },
});

const jurorGiven = z
  .object({ name: freeText(120, 'Please enter a name'), instruments: panel })
  .openapi('JurorGiven');

export type JurorGiven = z.infer<typeof jurorGiven>;

export const nameJurorRoute = staffOnly.put('/staff/competition/jurors/{juror}', {
  operationId: 'nameJuror',
  summary: 'Set the name of a member of the jury and what they judge; nobody sets their own',
  request: { params: z.object({ juror: z.string().min(1).max(200) }), body: jsonBody(jurorGiven) },
  responses: { 200: json(juror, 'The member'), ...errorsOf(404) },
});
