import { z } from '@hono/zod-openapi';
import { staffOnly } from '../../platform/http/access';
import { json } from '../../platform/http/contract';

const count = z.int().min(0);

const counts = z
  .object({
    members: count.openapi({ description: 'People in the community' }),
    projects: count.openapi({ description: 'Projects and assets' }),
    openProjects: count.openapi({ description: 'Projects and assets that can be given to' }),
    raised: count.openapi({ description: 'Raised in all, in pesewas' }),
    donations: count.openapi({ description: 'Donations that were paid here and are kept' }),
    donated: count.openapi({ description: 'What they brought, less what went back, in pesewas' }),
    openFlags: count.openapi({ description: 'Payments that need a person' }),
  })
  .openapi('Counts');

export type Counts = z.infer<typeof counts>;

export const getCountsRoute = staffOnly.get('/stats/counts', {
  operationId: 'getCounts',
  summary: 'The counts of the overview, as they are now',
  responses: { 200: json(counts, 'The counts') },
});

export const streamCountsRoute = staffOnly.get('/stats/stream', {
  operationId: 'streamCounts',
  summary: 'The same counts as server-sent events named counts, now and after every change',
  responses: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
});
