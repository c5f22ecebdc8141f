import { z } from '@hono/zod-openapi';
import { linkRequest } from '@school/shared/schemas/common';
import { donationMethods } from '@school/shared/schemas/donation';
import { wallStates } from '../../platform/db/schema';
import { everyone } from '../../platform/http/access';
import { errorsOf, instant, json, jsonBody, pesewas } from '../../platform/http/contract';
import { periodFilter } from '../../platform/http/period';
import { formLimit, linkLimit } from '../../platform/http/perAddress';
import { orderState } from '../../platform/orders/orders.contract';
import { donationProject, fee } from '../donations.routes';
import { addedFee, giftState } from '../monthly/monthly.routes';

const path = '/donors/mine';
const queued = json(z.object({ status: z.literal('queued') }), 'On its way');

export const requestDonorLinkRoute = everyone.post('/donors/links', {
  operationId: 'requestDonorLink',
  summary: 'Mail a donor the link to all that they gave; the answer says nothing of whether there is any',
  middleware: [formLimit('donor.links')],
  request: { body: jsonBody(linkRequest.meta({ id: 'DonorLinkRequest' })) },
  responses: { 200: json(z.object({ status: z.literal('received') }), 'Received'), ...errorsOf(429) },
});

/** Its bearer sees what was given with the address, and no other. */
const headers = z.object({
  'donor-key': z.string().max(100).openapi({ description: 'Of the link in the mail' }),
});

const sums = { received: pesewas, refunded: pesewas, net: z.int() };

const given = z
  .object({
    donationId: z.uuid(),
    number: z.string(),
    state: orderState,
    amount: pesewas,
    fee,
    refunded: pesewas,
    paidAt: instant,
    name: z.string(),
    method: z.enum(donationMethods),
    project: donationProject,
    message: z.string().nullable(),
    anonymous: z.boolean(),
    wall: z.enum(wallStates),
    receiptKey: z.string().openapi({ description: 'Opens this receipt alone, as long as the link works' }),
  })
  .openapi('GivenDonation');

const donor = z
  .object({
    email: z.string(),
    until: instant.openapi({ description: 'When the link stops working' }),
    years: z.array(z.object({ year: z.int(), ...sums })).openapi({ description: 'The newest first' }),
    donations: z.array(given).openapi({ description: 'What was paid, the newest first' }),
    gifts: z.array(
      z.object({
        id: z.uuid(),
        state: giftState,
        amount: pesewas,
        fee: addedFee,
        project: donationProject,
        nextAt: instant.nullable(),
      }),
    ),
  })
  .openapi('Donor');

export type DonorView = z.infer<typeof donor>;

export const getDonorRoute = everyone.get(path, {
  operationId: 'getDonor',
  summary: 'All that was given with an address: donations, yearly sums, monthly gifts',
  middleware: [linkLimit('donor.link')],
  request: { headers },
  responses: { 200: json(donor, 'The donor'), ...errorsOf(404, 429) },
});

const statement = z
  .object({
    email: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    rows: z
      .array(
        z.object({
          at: instant,
          number: z.string(),
          name: z.string(),
          project: z.string(),
          received: pesewas.nullable(),
          fee,
          refunded: pesewas.nullable(),
        }),
      )
      .openapi({ description: 'Payments and refunds at their own time, the oldest first' }),
    csv: z.string().openapi({ description: 'The same rows as a file for spreadsheets' }),
    ...sums,
  })
  .openapi('DonorStatement');

export type DonorStatement = z.infer<typeof statement>;

export const getDonorStatementRoute = everyone.get(`${path}/statement`, {
  operationId: 'getDonorStatement',
  summary: 'What came in and went back between two days, to the pesewa',
  middleware: [linkLimit('donor.link')],
  request: { headers, query: z.object(periodFilter) },
  responses: { 200: json(statement, 'The statement'), ...errorsOf(404, 429) },
});

/** Whether earlier links become worthless. */
export const giftLinkRequest = z.object({ replace: z.boolean() }).openapi('GiftLinkRequest');

export const mailGiftLinkRoute = everyone.post(`${path}/gifts/{giftId}/link`, {
  operationId: 'mailGiftLink',
  summary:
    'Mail the link of a monthly gift to its donor again, or a new one that replaces it, also when no more are mailed today',
  middleware: [linkLimit('donor.link')],
  request: {
    headers,
    params: z.object({ giftId: z.uuid() }),
    body: jsonBody(giftLinkRequest),
  },
  responses: { 200: queued, ...errorsOf(404, 429) },
});
