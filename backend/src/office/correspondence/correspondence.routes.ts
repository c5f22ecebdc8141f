import { z } from '@hono/zod-openapi';
import { enquiryAnswer, enquiryNote } from '@school/shared/schemas/enquiries';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';
import { correspondenceLists } from './lists';

/** A note or reply of staff. */
export const written = z
  .object({
    kind: z.enum(['note', 'reply', 'event']).openapi({ description: 'An event is what was done, in words' }),
    at: z.iso.datetime(),
    by: z.string().openapi({ description: 'The name of who did it' }),
    text: z.string(),
    mail: z
      .enum(['waiting', 'done', 'failed'])
      .nullable()
      .openapi({ description: 'Whether the mail of a reply has gone out' }),
  })
  .openapi('Written');

export type Written = z.infer<typeof written>;

const correspondence = z
  .object({ written: z.array(written).openapi({ description: 'The oldest first' }) })
  .openapi('Correspondence');

const params = z.object({ list: z.enum(correspondenceLists), id: z.uuid() });
const path = '/staff/correspondence/{list}/{id}';
const one = { 200: json(correspondence, 'What was written') };

export const getCorrespondenceRoute = staffOnly.get(path, {
  operationId: 'getCorrespondence',
  summary: 'Notes of staff and answers by mail about one entry of a list',
  request: { params },
  responses: { ...one, ...errorsOf(404) },
});

export const noteEntryRoute = staffOnly.post(`${path}/notes`, {
  operationId: 'noteEntry',
  summary: 'Leave a note for colleagues; the same key again leaves none',
  request: { params, headers: submissionHeaders, body: jsonBody(enquiryNote.meta({ id: 'EntryNote' })) },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const answerEntryRoute = staffOnly.post(`${path}/replies`, {
  operationId: 'answerEntry',
  summary:
    'Answer by mail; a registration for lessons that is new is in contact then. The same key again sends nothing',
  request: { params, headers: submissionHeaders, body: jsonBody(enquiryAnswer.meta({ id: 'EntryReply' })) },
  responses: { ...one, ...errorsOf(404, 409) },
});
