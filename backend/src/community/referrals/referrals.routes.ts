import { z } from '@hono/zod-openapi';
import { referral, referralStop } from '@school/shared/schemas/referral';
import { referralCode, referralOpening, referralOwner } from '@school/shared/schemas/referral-link';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';
import { formLimit, linkLimit } from '../../platform/http/perAddress';

const link = z
  .object({
    code: referralCode.meta({ description: 'Stands in the personal link' }),
    secret: z.uuid().meta({ description: 'Shows its owner what came of it' }),
  })
  .openapi('ReferralLink');

const count = z.int().min(0);
const counts = z
  .object({ code: referralCode, opened: count, joined: count, wrote: count })
  .openapi('ReferralCounts');

const stopped = z.object({ status: z.literal('stopped') });

export const referFriendRoute = everyone.post('/referrals', {
  operationId: 'referFriend',
  summary: 'Recommend the school to a friend, who gets one letter if they may be written to',
  middleware: [formLimit('referral')],
  request: { headers: submissionHeaders, body: jsonBody(referral.meta({ id: 'Referral' })) },
  responses: { 201: json(link, 'Received; the personal link'), ...errorsOf(429) },
});

export const countOpeningRoute = everyone.post('/referrals/openings', {
  operationId: 'countReferralOpening',
  summary: 'Count a visit that came by a personal link; what is not known counts nothing',
  middleware: [linkLimit('referral.openings')],
  request: { body: jsonBody(referralOpening.meta({ id: 'ReferralOpening' })) },
  responses: { 204: { description: 'Heard' }, ...errorsOf(429) },
});

export const readCountsRoute = everyone.post('/referrals/counts', {
  operationId: 'readReferralCounts',
  summary: 'What came of a personal link; it is asked by what its owner holds, which belongs in no address',
  middleware: [linkLimit('referral.counts')],
  request: { body: jsonBody(referralOwner.meta({ id: 'ReferralOwner' })) },
  responses: { 200: json(counts, 'The counts'), ...errorsOf(404, 429) },
});

export const stopMailsRoute = everyone.post('/referrals/stops', {
  operationId: 'stopReferralMails',
  summary:
    'Stop all letters about recommendations to an address, by the link of one; a second time is the same answer',
  middleware: [linkLimit('referral.stop')],
  request: { body: jsonBody(referralStop.meta({ id: 'ReferralStop' })) },
  responses: { 200: json(stopped, 'Stopped'), ...errorsOf(404, 429) },
});

export const lookAtStopRoute = everyone.post('/referrals/stops/links', {
  operationId: 'lookAtReferralStop',
  summary: 'Whether letters to the address of a link are stopped already; changes nothing',
  middleware: [linkLimit('referral.stop.look')],
  request: { body: jsonBody(referralStop.meta({ id: 'ReferralStop' })) },
  responses: {
    200: json(z.object({ state: z.enum(['open', 'done']) }), 'How it stands'),
    ...errorsOf(404, 429),
  },
});

export const unsubscribeReferralsRoute = everyone.post('/referrals/unsubscribe', {
  operationId: 'unsubscribeReferrals',
  summary: 'Stop letters about recommendations, as mail programs ask for it (RFC 8058)',
  middleware: [linkLimit('referral.stop')],
  request: { query: referralStop },
  responses: { 200: json(stopped, 'Stopped'), ...errorsOf(404, 429) },
});

export const openReferralsUnsubscribeRoute = everyone.get('/referrals/unsubscribe', {
  operationId: 'openReferralsUnsubscribe',
  summary: 'Leads to the page that asks before letters stop: programs that look into mails open links',
  request: { query: referralStop },
  responses: { 303: { description: 'To the page' } },
});
