import { z } from '@hono/zod-openapi';
import { email, optionalText, personName, slug } from '@school/shared/schemas/common';
import { ticketLimits } from '@school/shared/schemas/tickets';
import { staffOnly } from '../../../platform/http/access';
import { errorsOf, json, jsonBody, type BodyOf, recordId } from '../../../platform/http/contract';
import { givenTime } from '../../../platform/http/givenTime';
import { oneOrSeveral, searchText } from '../../../platform/http/query';
import { periodFilter } from '../../../platform/http/period';
import { saleName } from '../../sale/sale.routes';
import { listRoutes, sortedBy } from '../../../staff/staff-lists/listRoutes';

const instant = givenTime('Please enter a day and a time');

/** The states of an invitation. */
const invitationStates = ['unused', 'held', 'used', 'revoked'] as const;

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
    state: z.enum(invitationStates).openapi({ description: 'Its use, unless it is revoked' }),
    note: z.string().nullable(),
    createdAt: instant,
  })
  .openapi('Invitation');

export type InvitationView = z.infer<typeof invitation>;

const invitations = listRoutes({
  path: '/staff/tickets/invitations',
  name: 'InvitationList',
  filter: {
    search: searchText.optional().openapi({ description: 'In name, email, code and note' }),
    sale: saleName.optional(),
    state: oneOrSeveral(z.enum(invitationStates)).optional(),
    ...periodFilter,
  },
  sorts: sortedBy('createdAt', 'name'),
  row: invitation,
});

export type InvitationFilter = z.infer<typeof invitations.filter>;
export type InvitationQuery = z.infer<typeof invitations.query>;

export const listInvitationsRoute = invitations.list('listInvitations', 'A page of the invitations that fit');

export const exportInvitationsRoute = invitations.export('exportInvitations');

export const getInvitationRoute = invitations.read(
  'getInvitation',
  'One invitation, wherever in the list it stands',
  invitation,
  recordId,
);

export const changeInvitationsRoute = invitations.bulk(
  'changeInvitations',
  'Revoke many, or let them work again; the same again changes nothing',
  'InvitationsChange',
  { isRevoked: z.boolean() },
);

export type InvitationsChange = BodyOf<typeof changeInvitationsRoute>;

const newInvitations = z
  .object({
    sale: z.enum(['pre-sale', 'experiential'], 'Please choose a sale by invitation'),
    types: z.array(slug).min(1, 'Please choose at least one type').max(50),
    maxTickets: z
      .int('Please enter a whole number')
      .min(1, 'An invitation is for at least one ticket')
      .max(ticketLimits.perOrderMax, `An invitation is for at most ${ticketLimits.perOrderMax} tickets`),
    validFrom: instant.nullable().default(null),
    validUntil: instant.nullable().default(null),
    note: optionalText(200),
    guests: z
      .array(z.object({ name: personName, email: email.optional() }))
      .min(1, 'Please name at least one guest')
      .max(500, 'Please invite at most 500 people at once'),
  })
  .openapi('NewInvitations');

export type NewInvitations = z.infer<typeof newInvitations>;

export const createInvitationsRoute = staffOnly.post('/staff/tickets/invitations', {
  operationId: 'createInvitations',
  summary: 'Invite people, each with a code of their own, by mail where there is an address',
  request: { body: jsonBody(newInvitations) },
  responses: { 201: json(z.array(invitation), 'The invitations') },
});

export const replaceInvitationRoute = staffOnly.post('/staff/tickets/invitations/{id}/replace', {
  operationId: 'replaceInvitation',
  summary: 'Give an invitation another code, and mail it; the one before stops working',
  request: { params: recordId },
  responses: { 200: json(invitation, 'As it is now'), ...errorsOf(404, 409) },
});

export const changeInvitationRoute = staffOnly.patch('/staff/tickets/invitations/{id}', {
  operationId: 'changeInvitation',
  summary: 'Revoke an invitation, or let it work again',
  request: {
    params: recordId,
    body: jsonBody(z.object({ isRevoked: z.boolean() }).openapi('InvitationChange')),
  },
  responses: { 200: json(invitation, 'As it is now'), ...errorsOf(404) },
});
