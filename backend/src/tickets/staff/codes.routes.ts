import { createRoute, z } from '@hono/zod-openapi';
import { email, optionalText, personName, slug } from '@school/shared/schemas/common';
import { promoCode, ticketLimits } from '@school/shared/schemas/tickets';
import { staffOnly } from '../../http/access';
import { errorsOf, json, jsonBody } from '../../http/contract';
import { givenTime } from '../../http/givenTime';
import { saleName } from '../sale/sale.routes';

const instant = givenTime('Please give a day and a time');
const types = z.array(slug).min(1, 'Please choose at least one type').max(50);
const note = optionalText(200);
const one = z.object({ id: z.uuid() });

const promo = z
  .object({
    id: z.uuid(),
    code: z.string(),
    kind: z.enum(['percent', 'fixed']),
    value: z.int().openapi({ description: 'Percent, or pesewas off the order' }),
    types: z.array(z.string()).nullable(),
    maxUses: z.int().nullable(),
    uses: z.int(),
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    isActive: z.boolean(),
    note: z.string().nullable(),
    createdAt: instant,
  })
  .openapi('PromoCode');

export type PromoCodeView = z.infer<typeof promo>;

const maxUses = z
  .int('Please give a whole number')
  .min(1, 'A code works at least once')
  .max(100_000)
  .nullable();

const newPromo = z
  .object({
    code: promoCode,
    kind: z.enum(['percent', 'fixed'], 'Please choose what it takes off'),
    value: z.int('Please give a whole number').min(1, 'A code takes something off').max(100_000_000),
    types: types.nullable().default(null),
    maxUses: maxUses.default(null),
    startsAt: instant.nullable().default(null),
    endsAt: instant.nullable().default(null),
    note,
  })
  .refine(({ kind, value }) => kind === 'fixed' || value <= 100, {
    path: ['value'],
    message: 'A code takes off 100 percent at most',
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'A code ends after it starts',
  })
  .openapi('NewPromoCode');

export type NewPromoCode = z.infer<typeof newPromo>;

export const listPromoCodesRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/tickets/promo-codes',
  operationId: 'listPromoCodes',
  summary: 'All promo codes, the newest first',
  responses: { 200: json(z.array(promo), 'The codes'), ...errorsOf(401, 403, 503) },
});

export const createPromoCodeRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: '/staff/tickets/promo-codes',
  operationId: 'createPromoCode',
  summary: 'Add a promo code',
  request: { body: jsonBody(newPromo) },
  responses: { 201: json(promo, 'The code'), ...errorsOf(400, 401, 403, 409, 413, 422, 503) },
});

const promoChange = z
  .object({
    isActive: z.boolean().optional(),
    maxUses: maxUses.optional(),
    startsAt: instant.nullable().optional(),
    endsAt: instant.nullable().optional(),
  })
  .openapi('PromoCodeChange');

export type PromoCodeChange = z.infer<typeof promoChange>;

export const changePromoCodeRoute = createRoute({
  ...staffOnly,
  method: 'patch',
  path: '/staff/tickets/promo-codes/{id}',
  operationId: 'changePromoCode',
  summary: 'Stop a promo code, or change how often and when it works',
  request: { params: one, body: jsonBody(promoChange) },
  responses: { 200: json(promo, 'As it is now'), ...errorsOf(400, 401, 403, 404, 413, 422, 503) },
});

const invitation = z
  .object({
    id: z.uuid(),
    code: z.string(),
    sale: saleName,
    types: z.array(z.string()),
    maxTickets: z.int(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    validFrom: instant.nullable(),
    validUntil: instant.nullable(),
    isRevoked: z.boolean(),
    use: z.enum(['unused', 'held', 'used']),
    note: z.string().nullable(),
    createdAt: instant,
  })
  .openapi('Invitation');

export type InvitationView = z.infer<typeof invitation>;

const invitationQuery = z.object({
  search: z.string().trim().max(100).optional(),
  sale: saleName.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
});

export type InvitationQuery = z.infer<typeof invitationQuery>;

const invitationList = z
  .object({ total: z.int(), page: z.int(), perPage: z.int(), rows: z.array(invitation) })
  .openapi('InvitationList');

export type InvitationList = z.infer<typeof invitationList>;

export const listInvitationsRoute = createRoute({
  ...staffOnly,
  method: 'get',
  path: '/staff/tickets/invitations',
  operationId: 'listInvitations',
  summary: 'Invitations by search and page, the newest first',
  request: { query: invitationQuery },
  responses: { 200: json(invitationList, 'The invitations'), ...errorsOf(401, 403, 422, 503) },
});

const newInvitations = z
  .object({
    sale: z.enum(['pre-sale', 'experiential'], 'Please choose a sale by invitation'),
    types,
    maxTickets: z
      .int('Please give a whole number')
      .min(1, 'An invitation is for at least one ticket')
      .max(ticketLimits.perOrderMax, `An invitation is for at most ${ticketLimits.perOrderMax} tickets`),
    validFrom: instant.nullable().default(null),
    validUntil: instant.nullable().default(null),
    note,
    guests: z
      .array(z.object({ name: personName, email: email.optional() }))
      .min(1, 'Please name at least one guest')
      .max(500, 'Please invite at most 500 people at once'),
  })
  .openapi('NewInvitations');

export type NewInvitations = z.infer<typeof newInvitations>;

export const createInvitationsRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: '/staff/tickets/invitations',
  operationId: 'createInvitations',
  summary: 'Invite people, each with a code of their own, by mail where there is an address',
  request: { body: jsonBody(newInvitations) },
  responses: { 201: json(z.array(invitation), 'The invitations'), ...errorsOf(400, 401, 403, 413, 422, 503) },
});

export const replaceInvitationRoute = createRoute({
  ...staffOnly,
  method: 'post',
  path: '/staff/tickets/invitations/{id}/replace',
  operationId: 'replaceInvitation',
  summary: 'Give an invitation another code, and mail it; the one before stops working',
  request: { params: one },
  responses: { 200: json(invitation, 'As it is now'), ...errorsOf(401, 403, 404, 409, 422, 503) },
});

export const changeInvitationRoute = createRoute({
  ...staffOnly,
  method: 'patch',
  path: '/staff/tickets/invitations/{id}',
  operationId: 'changeInvitation',
  summary: 'Revoke an invitation, or let it work again',
  request: {
    params: one,
    body: jsonBody(z.object({ isRevoked: z.boolean() }).openapi('InvitationChange')),
  },
  responses: { 200: json(invitation, 'As it is now'), ...errorsOf(400, 401, 403, 404, 413, 422, 503) },
});
