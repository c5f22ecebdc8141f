import { z } from '@hono/zod-openapi';
import {
  communityConfirmation,
  communityDeparture,
  communityJoin,
  communityLink,
} from '@school/shared/schemas/community';
import { everyone } from '../platform/http/access';
import { errorsOf, json, jsonBody } from '../platform/http/contract';
import { submissionHeaders } from '../platform/http/submission';
import { formLimit, linkLimit } from '../platform/http/perAddress';

const received = z.object({ status: z.literal('received') });
const confirmed = z.object({ status: z.literal('confirmed') });
const left = z.object({ status: z.literal('left') });

export const joinCommunityRoute = everyone.post('/community/members', {
  operationId: 'joinCommunity',
  summary: 'Ask to join the community: a letter goes to the address, and says how to confirm',
  middleware: [formLimit('community')],
  request: { headers: submissionHeaders, body: jsonBody(communityJoin.meta({ id: 'CommunityJoin' })) },
  responses: { 201: json(received, 'Received'), ...errorsOf(429) },
});

export const confirmMemberRoute = everyone.post('/community/confirmations', {
  operationId: 'confirmMember',
  summary: 'Join the community by the link of the letter; a second time is the same answer',
  middleware: [linkLimit('community.confirm')],
  request: { body: jsonBody(communityConfirmation.meta({ id: 'CommunityConfirmation' })) },
  responses: { 200: json(confirmed, 'A member'), ...errorsOf(404, 429) },
});

export const lookAtCommunityLinkRoute = everyone.post('/community/links', {
  operationId: 'lookAtCommunityLink',
  summary: 'Whether what the link of a letter asks is open or done; changes nothing',
  middleware: [linkLimit('community.link')],
  request: { body: jsonBody(communityLink.meta({ id: 'CommunityLink' })) },
  responses: {
    200: json(z.object({ state: z.enum(['open', 'done']) }), 'How it stands'),
    ...errorsOf(404, 429),
  },
});

export const leaveCommunityRoute = everyone.post('/community/departures', {
  operationId: 'leaveCommunity',
  summary: 'Leave the community by the link of a letter; a second time is the same answer',
  middleware: [linkLimit('community.leave')],
  request: { body: jsonBody(communityDeparture.meta({ id: 'CommunityDeparture' })) },
  responses: { 200: json(left, 'No member any more'), ...errorsOf(404, 429) },
});

export const unsubscribeMemberRoute = everyone.post('/community/unsubscribe', {
  operationId: 'unsubscribeMember',
  summary: 'Leave the community, as mail programs ask for it (RFC 8058)',
  middleware: [linkLimit('community.leave')],
  request: { query: communityDeparture },
  responses: { 200: json(left, 'No member any more'), ...errorsOf(404, 429) },
});

export const openMemberUnsubscribeRoute = everyone.get('/community/unsubscribe', {
  operationId: 'openMemberUnsubscribe',
  summary: 'Leads to the page that asks before somebody leaves: programs that look into mails open links',
  request: { query: communityDeparture },
  responses: { 303: { description: 'To the page' } },
});
