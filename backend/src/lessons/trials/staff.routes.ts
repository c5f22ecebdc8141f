import { z } from '@hono/zod-openapi';
import { trialTimes } from '@school/shared/schemas/music-study';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { trialTime } from './trials.routes';

const row = trialTime
  .extend({
    isLesson: z.boolean().openapi({ description: 'Its teacher teaches in it each week: nobody can book it' }),
    booking: z
      .object({
        reference: z.string(),
        student: z.string(),
        guardian: z.string().nullable(),
        email: z.string(),
        phone: z.string(),
        message: z.string().nullable(),
      })
      .nullable(),
  })
  .openapi('StaffTrialTime');

export type StaffTrialTime = z.infer<typeof row>;

export const listTrialTimesRoute = staffOnly.get('/staff/trial-times', {
  operationId: 'listTrialTimes',
  summary: 'Half hours for trial lessons that are still to come, and who has them',
  responses: { 200: json(z.object({ times: z.array(row) }), 'The times') },
});

export const addTrialTimesRoute = staffOnly.post('/staff/trial-times', {
  operationId: 'addTrialTimes',
  summary: 'Make the half hours of a teacher free; those that are there already stay',
  request: { body: jsonBody(trialTimes.meta({ id: 'NewTrialTimes' })) },
  responses: { 200: json(z.object({ added: z.int() }), 'How many are new'), ...errorsOf(409) },
});

export const withdrawTrialTimeRoute = staffOnly.delete('/staff/trial-times/{id}', {
  operationId: 'withdrawTrialTime',
  summary:
    'Take a half hour back; the one who has it is told that the lesson is cancelled. Again, it changes nothing',
  request: { params: recordId },
  responses: { 204: { description: 'It is gone' }, ...errorsOf(404) },
});
