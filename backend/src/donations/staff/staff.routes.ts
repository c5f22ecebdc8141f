import { z } from '@hono/zod-openapi';
import { slug } from '@school/shared/schemas/common';
import { donationMethods } from '@school/shared/schemas/donation';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, csvTable, type BodyOf, instant } from '../../platform/http/contract';
import { oneOrSeveral, yesOrNo, searchText } from '../../platform/http/query';
import { submissionHeaders } from '../../platform/http/submission';
import { wallStates } from '../../platform/db/schema';
import { orderState } from '../../platform/orders/orders.contract';
import { orderHistory } from '../../payments/history/history.contract';
import { periodFilter } from '../../platform/http/period';
import { donationProject, fee, tributeOfDonation } from '../donations.routes';
import { giftLinkRequest } from '../donor/donor.routes';
import { addedFee, giftState } from '../monthly/monthly.routes';
import { listRoutes, sortedBy } from '../../staff/staff-lists/listRoutes';

const pesewas = z.int().openapi({ description: 'In pesewas' });
const method = z.enum(donationMethods);

const wall = z.enum(wallStates).openapi('DonorWallState');

const donationRow = z
  .object({
    donationId: z.uuid(),
    receiptNumber: z.string().nullable(),
    state: orderState,
    amount: pesewas,
    fee,
    refunded: pesewas,
    project: donationProject,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    anonymous: z.boolean(),
    wall,
    method,
    createdAt: instant,
    paidAt: instant.nullable(),
    openFlags: z.int(),
  })
  .openapi('DonationRow');

export type DonationRow = z.infer<typeof donationRow>;

const donations = listRoutes({
  path: '/staff/donations',
  name: 'DonationList',
  filter: {
    search: searchText.optional().openapi({
      description: 'In name, email, phone, message, receipt number, references and numbers of payments',
    }),
    state: oneOrSeveral(orderState).optional(),
    project: slug.optional(),
    method: method.optional(),
    anonymous: yesOrNo.optional(),
    wall: wall.optional().openapi({ description: 'Whether the donor wall shows name and words' }),
    flagged: yesOrNo.optional().openapi({ description: 'Only those with a case that is open' }),
    ...periodFilter,
  },
  sorts: sortedBy('createdAt', 'paidAt', 'amount', 'name'),
  row: donationRow,
});

export type DonationFilter = z.infer<typeof donations.filter>;
export type DonationQuery = z.infer<typeof donations.query>;
export type DonationList = z.infer<typeof donations.page>;

export const listDonationsRoute = donations.list('listDonations', 'Donations by search, filter and page');

const donationSums = z
  .object({ count: z.int(), paid: pesewas, fees: pesewas, refunded: pesewas, net: pesewas })
  .openapi('DonationSums', {
    description: 'Of days, what was paid and what went back in them; count is of donations that were paid',
  });

export type DonationSums = z.infer<typeof donationSums>;

export const sumDonationsRoute = donations.sums(
  'sumDonations',
  'What all donations that fit come to, on whatever page',
  donationSums,
);

export const exportDonationsRoute = staffOnly.get('/staff/donations/export', {
  operationId: 'exportDonations',
  summary:
    'The same donations as a table for spreadsheets; donors who asked not to be named are not named in it',
  request: { query: donations.query.omit({ page: true, perPage: true }) },
  responses: { 200: csvTable },
});

const giftOfDonation = z.object({
  id: z.uuid(),
  state: giftState,
  amount: pesewas,
  fee: addedFee,
  byItself: z
    .boolean()
    .openapi({ description: 'A card is charged; otherwise the donor approves each month' }),
  nextAt: instant.nullable(),
});

export type GiftOfDonation = z.infer<typeof giftOfDonation>;

const donationDetail = donationRow
  .extend({
    /** The monthly gift that it is a month of. */
    gift: giftOfDonation.nullable(),
    message: z.string().nullable(),
    supporterPage: z.string().nullable().openapi({
      description: 'The title of the supporter’s page that it counts for, or its id once it is gone',
    }),
    tribute: tributeOfDonation,
    currency: z.literal('GHS'),
    orderNumber: z.int(),
    expiresAt: instant,
    ...orderHistory,
    mails: z.array(
      z.object({
        subject: z.string(),
        to: z.string(),
        state: z.enum(['waiting', 'done', 'failed']),
        attempts: z.int(),
        at: instant,
      }),
    ),
  })
  .openapi('DonationDetail');

export type DonationDetail = z.infer<typeof donationDetail>;

const params = z.object({ donationId: z.uuid() });

export const getDonationDetailRoute = donations.read(
  'getDonationDetail',
  'A donation with its whole history',
  donationDetail,
  params,
);

export const changeGiftByStaffRoute = staffOnly.patch('/staff/monthly-gifts/{giftId}', {
  operationId: 'changeGiftByStaff',
  summary:
    'Pause, resume or end a monthly gift for its donor, who gets a mail; the same again changes nothing',
  request: {
    params: z.object({ giftId: z.uuid() }),
    body: jsonBody(z.object({ state: giftState.exclude(['starting']) }).openapi('GiftChangeByStaff')),
  },
  responses: { 200: json(giftOfDonation, 'The gift'), ...errorsOf(404, 409) },
});

export const mailGiftLinkByStaffRoute = staffOnly.post('/staff/monthly-gifts/{giftId}/link', {
  operationId: 'mailGiftLinkByStaff',
  summary:
    'Mail the link of a monthly gift to its donor again, or a new one that replaces it; the same key again does nothing',
  request: {
    params: z.object({ giftId: z.uuid() }),
    headers: submissionHeaders,
    body: jsonBody(giftLinkRequest),
  },
  responses: { 200: json(z.object({ status: z.literal('queued') }), 'On its way'), ...errorsOf(404) },
});

export const resendReceiptRoute = staffOnly.post('/staff/donations/{donationId}/receipt', {
  operationId: 'resendReceipt',
  summary: 'Send the receipt once more; the same key again sends nothing',
  request: { params, headers: submissionHeaders },
  responses: { 200: json(z.object({ status: z.literal('queued') }), 'On its way'), ...errorsOf(404, 409) },
});

export const decideWordsOfManyRoute = donations.bulk(
  'decideWordsOfMany',
  'Show names and words of many donors on the wall, or hide them; the same again changes nothing',
  'DonationBulkDecision',
  { wall: wall.exclude(['waiting']) },
);

export type DonationBulkDecision = BodyOf<typeof decideWordsOfManyRoute>;

export const decideWordsRoute = staffOnly.put('/staff/donations/{donationId}/wall', {
  operationId: 'decideWords',
  summary: 'Show name and words of a donor on the wall, or hide them',
  request: {
    params,
    body: jsonBody(z.object({ wall: wall.exclude(['waiting']) }).openapi('DonorWallDecision')),
  },
  responses: { 200: json(donationDetail, 'The donation'), ...errorsOf(404) },
});
