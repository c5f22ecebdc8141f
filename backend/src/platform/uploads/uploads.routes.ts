import { createRoute, z } from '@hono/zod-openapi';
import { uploadRequest, uploadTicket } from '@school/shared/schemas/uploads';
import { everyone, staffOnly } from '../http/access';
import { errorsOf, json, jsonBody, routesFor, recordId } from '../http/contract';
import { linkOrStaff } from './linkOrStaff';
import { perAddress } from '../http/perAddress';

const upload = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'stored', 'claimed']),
    name: z.string(),
    size: z.int().openapi({ description: 'Bytes' }),
  })
  .openapi('Upload');

const binary = z.string().openapi({ format: 'binary' });

export const createUploadRoute = everyone.post('/uploads', {
  operationId: 'createUpload',
  summary: 'Announce a file; asked again, it is another upload, and what is never handed in is removed',
  middleware: [perAddress('uploads.create', ({ uploads }) => uploads.perHour)],
  request: { body: jsonBody(uploadRequest.meta({ id: 'UploadRequest' })) },
  responses: { 201: json(uploadTicket.meta({ id: 'UploadTicket' }), 'Announced'), ...errorsOf(429) },
});

export const getUploadRoute = everyone.get('/uploads/{id}', {
  operationId: 'getUpload',
  summary: 'How far an upload is, for the holder of its ticket (Authorization: Upload …)',
  request: { params: recordId },
  responses: { 200: json(upload, 'The upload'), ...errorsOf(401, 403, 404) },
});

export const putUploadRoute = createRoute({
  method: 'put',
  path: '/uploads/{id}',
  operationId: 'putUpload',
  summary:
    'Send the bytes, with the ticket (Authorization: Upload …); the same file again is the same answer',
  request: { params: recordId, body: { content: { 'application/octet-stream': { schema: binary } } } },
  responses: { 200: json(upload, 'Stored'), ...errorsOf(400, 401, 403, 404, 408, 409, 422, 429) },
});

export const deleteUploadRoute = everyone.delete('/uploads/{id}', {
  operationId: 'deleteUpload',
  summary: 'Take an upload back, with the ticket (Authorization: Upload …)',
  request: { params: recordId },
  responses: { 204: { description: 'It is gone, or belongs to a form' }, ...errorsOf(401, 403) },
});

const linkOrStaffOnly = routesFor({ security: staffOnly.security, middleware: [linkOrStaff] }, 401, 403, 503);

export const getUploadFileRoute = linkOrStaffOnly.get('/uploads/{id}/file', {
  operationId: 'getUploadFile',
  summary: 'A file that belongs to a form, as a download: for staff, or by the key of a link',
  request: { params: recordId, query: z.object({ key: z.string().optional() }) },
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: binary } } },
    ...errorsOf(404),
  },
});

export const getUploadLinkRoute = staffOnly.get('/uploads/{id}/link', {
  operationId: 'getUploadLink',
  summary: 'An address that opens the file for a few minutes, for a new tab',
  request: { params: recordId },
  responses: {
    200: json(z.object({ url: z.url(), expiresAt: z.iso.datetime() }).openapi('UploadLink'), 'The address'),
    ...errorsOf(404),
  },
});
