import { z } from '@hono/zod-openapi';
import { slug } from '@school/shared/schemas/common';
import { donationMethods, donationStart, tributeKinds } from '@school/shared/schemas/donation';
import { everyone } from '../platform/http/access';
import { errorsOf, json, jsonBody, pesewas } from '../platform/http/contract';
import { checkout } from '../platform/orders/checkout';
import { orderState } from '../platform/orders/orders.contract';
import { linkLimit, paymentLimit } from '../platform/http/perAddress';
import { submissionHeaders } from '../platform/http/submission';

const method = z.enum(donationMethods);
const kind = z.enum(['project', 'asset']);
const currency = z.literal('GHS');

/** Of a donation that covers it. */
export const fee = pesewas.openapi({ description: 'The part of the amount that covers the payment fee' });

export const donationProject = z
  .object({ kind, slug: z.string(), name: z.string() })
  .openapi('DonationProject');

const startedDonation = z
  .object({
    donationId: z.uuid(),
    state: orderState,
    project: donationProject,
    checkout: checkout.nullable().openapi({ description: 'While it can be paid' }),
  })
  .openapi('StartedDonation');

export type StartedDonation = z.infer<typeof startedDonation>;

export const startDonationRoute = everyone.post('/donations', {
  operationId: 'startDonation',
  summary: 'Start a donation, or find the one that this id started; sending it again changes nothing',
  middleware: [paymentLimit],
  request: { body: jsonBody(donationStart.meta({ id: 'DonationStart' })) },
  responses: { 200: json(startedDonation, 'How it stands and how it is paid'), ...errorsOf(409, 429) },
});

/** The person that a donation honours or remembers, with the card; null for none. */
export const tributeOfDonation = z
  .object({
    kind: z.enum(tributeKinds),
    name: z.string(),
    recipientName: z.string().optional(),
    recipientEmail: z.string().optional(),
    message: z.string().optional(),
  })
  .nullable();

const receipt = z
  .object({
    number: z.string(),
    amount: pesewas,
    fee,
    refunded: pesewas,
    currency,
    paidAt: z.iso.datetime(),
    name: z.string(),
    email: z.string(),
    method,
    message: z.string().nullable(),
    anonymous: z.boolean(),
    tribute: tributeOfDonation,
    project: donationProject,
  })
  .openapi('Receipt');

const donationState = z
  .object({
    donationId: z.uuid(),
    state: orderState,
    needsStaff: z
      .boolean()
      .openapi({ description: 'Money came that could not be taken for it; staff looks at it' }),
    method,
    project: donationProject,
    receipt: receipt.nullable().openapi({
      description:
        'Of a donation that is paid, or was, for the browser that sent it and the link of its mail',
    }),
  })
  .openapi('DonationState');

export type DonationState = z.infer<typeof donationState>;

export const getDonationRoute = everyone.get('/donations/{donationId}', {
  operationId: 'getDonation',
  summary:
    'The state of a donation; its receipt for the browser that has just sent it, or by the link of the mail',
  request: {
    params: z.object({ donationId: z.uuid() }),
    headers: z.object({
      'receipt-key': z.string().max(100).optional().openapi({ description: 'Of the link in the mail' }),
    }),
  },
  responses: { 200: json(donationState, 'How it stands'), ...errorsOf(404) },
});

export const mailReceiptRoute = everyone.post('/donations/{donationId}/receipt', {
  operationId: 'mailReceipt',
  summary: 'Mail the receipt with a fresh link, to the address of the donation; links before are over',
  middleware: [linkLimit('donations.receipt')],
  request: { params: z.object({ donationId: z.uuid() }), headers: submissionHeaders },
  responses: {
    200: json(z.object({ status: z.literal('queued') }), 'On its way'),
    ...errorsOf(404, 409, 429),
  },
});

const donorQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(12),
});

const donorParams = z.object({ kind, slug });

export type DonorPage = z.infer<typeof donorQuery> & z.infer<typeof donorParams>;

const donorWall = z
  .object({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    rows: z.array(
      z.object({
        name: z.string().nullable().openapi({ description: 'None of a donor who asked not to be named' }),
        amount: pesewas,
        message: z.string().nullable(),
        givenAt: z.iso.datetime(),
      }),
    ),
  })
  .openapi('DonorWall');

export type DonorWall = z.infer<typeof donorWall>;

export const listDonorsRoute = everyone.get('/projects/{kind}/{slug}/donors', {
  operationId: 'listDonors',
  summary: 'The donations of a project or asset, newest first',
  request: { params: donorParams, query: donorQuery },
  responses: { 200: json(donorWall, 'The donations'), ...errorsOf(404) },
});
