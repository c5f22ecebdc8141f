import { z } from '@hono/zod-openapi';
import { shortText } from '@school/shared/schemas/common';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';

const list = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/, 'This is no list');

const change = z
  .object({
    list,
    name: shortText(60, 'Please name the view'),
    query: z
      .string()
      .max(1_000)
      .regex(/^(?:\?[!-~]*)?$/, 'This is no query of an address'),
  })
  .openapi('SavedViewChange');

export type SavedViewChange = z.infer<typeof change>;

const view = change.extend({ id: z.uuid() }).openapi('SavedView');

export const listViewsRoute = staffOnly.get('/staff/views', {
  operationId: 'listSavedViews',
  summary: 'One’s own views of a list, by name',
  request: { query: z.object({ list }) },
  responses: { 200: json(z.array(view), 'The views') },
});

export const saveViewRoute = staffOnly.put('/staff/views/{id}', {
  operationId: 'saveView',
  summary: 'Keep how one sees a list, or change that; the same again changes nothing',
  request: { params: recordId, body: jsonBody(change) },
  responses: { 200: json(view, 'The view'), ...errorsOf(404, 409) },
});

export const dropViewRoute = staffOnly.delete('/staff/views/{id}', {
  operationId: 'dropView',
  summary: 'Give up a view of one’s own; one that is gone already is as good',
  request: { params: recordId },
  responses: { 204: { description: 'Gone' } },
});
