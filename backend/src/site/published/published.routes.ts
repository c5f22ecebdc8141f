import { z } from '@hono/zod-openapi';
import { today } from '@school/shared/content';
import { everyone } from '../../platform/http/access';
import { json } from '../../platform/http/contract';

const versions = z
  .record(z.string(), z.string())
  .openapi('PublishedVersions', { example: { '/competition/publications/results': '3f2a9c0d51e7b846' } });

export const getPublishedRoute = everyone.get('/published', {
  operationId: 'getPublished',
  summary: 'What pages of the site are composed of: the version of each resource, by its path below /api',
  responses: { 200: json(versions, 'The versions') },
});

export const getTodayRoute = everyone.get(today.path, {
  operationId: 'getToday',
  summary: 'The day in Ghana; pages are composed of it, to say which dates are past',
  responses: { 200: json(z.iso.date(), 'The day') },
});

export const streamPublishedRoute = everyone.get('/published/stream', {
  operationId: 'streamPublished',
  summary: 'The same as server-sent events named published, now and after every change',
  responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
});
