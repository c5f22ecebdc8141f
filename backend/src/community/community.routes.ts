import { createRoute, z } from '@hono/zod-openapi';
import { communityJoin } from '@school/shared/schemas';
import { errorsOf, json, jsonBody } from '../http/contract';

const joined = z.object({ status: z.literal('joined') });

export const joinCommunityRoute = createRoute({
  method: 'post',
  path: '/community/members',
  operationId: 'joinCommunity',
  summary: 'Join the community; joining again is the same answer',
  request: { body: jsonBody(communityJoin.meta({ id: 'CommunityJoin' })) },
  responses: { 201: json(joined, 'Joined'), ...errorsOf(400, 413, 422, 429) },
});
