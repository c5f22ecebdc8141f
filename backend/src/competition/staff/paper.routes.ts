import { z } from '@hono/zod-openapi';
import { entryDetails, slotId } from '@school/shared/schemas/competition';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';
import { base, detail } from './entries.routes';
import { received } from './moves.routes';

const typedIn = z
  .object({
    entry: entryDetails.meta({ id: 'CompetitionEntryDetails' }),
    slot: slotId.optional(),
    received: received.optional(),
  })
  .openapi('TypedInEntry');

export type TypedInEntry = z.infer<typeof typedIn>;

export const typeInEntryRoute = staffOnly.post(base, {
  operationId: 'typeInCompetitionEntry',
  summary: 'Type in an entry that came on paper; the same key again is the same entry',
  request: { headers: submissionHeaders, body: jsonBody(typedIn) },
  responses: { 201: json(detail, 'The entry'), ...errorsOf(409) },
});
