import { z } from '@hono/zod-openapi';
import { volunteer, volunteerShift } from '@school/shared/schemas/volunteers';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';
import { day, oneOrSeveral, searchText } from '../../platform/http/query';
import { submissionHeaders } from '../../platform/http/submission';
import { bulkDry, bulkResult, bulkSelection } from '../../staff/staff-lists/bulk';
import { lengthOfList } from '../../staff/staff-lists/countUpTo';
import { periodFilter } from '../../platform/http/period';

const instant = z.iso.datetime();

const row = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    note: z.string().nullable(),
    isActive: z.boolean(),
    addedAt: instant,
    shifts: z.int().openapi({ description: 'How many are still to come' }),
  })
  .openapi('VolunteerRow');

export type VolunteerRow = z.infer<typeof row>;

const helper = z.object({
  assignment: z.uuid(),
  volunteer: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
});

const shift = z
  .object({
    id: z.uuid(),
    task: z.string(),
    place: z.string(),
    startsAt: instant,
    endsAt: instant,
    needed: z.int(),
    note: z.string().nullable(),
    helpers: z.array(helper),
  })
  .openapi('VolunteerShiftRow');

export type ShiftRow = z.infer<typeof shift>;

const filter = z.object({
  search: searchText.optional().openapi({ description: 'In name, e-mail, phone and note' }),
  state: oneOrSeveral(z.enum(['helps', 'helped'])).optional(),
  ...periodFilter,
});

export type VolunteerFilter = z.infer<typeof filter>;

const query = filter.extend({
  sort: z.enum(['addedAt', 'name']).default('addedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  // More than elsewhere: an mf-admin from before gives shifts out of one page.
  perPage: z.coerce.number().int().min(1).max(500).default(25),
});

export type VolunteerQuery = z.infer<typeof query>;

const volunteers = z
  .object({ ...lengthOfList, page: z.int(), perPage: z.int(), rows: z.array(row) })
  .openapi('VolunteerList');
const shifts = json(z.object({ shifts: z.array(shift) }), 'The shifts, the next one first');
const done = { description: 'It is done' };
const params = z.object({ id: z.uuid() });
const wrote = errorsOf(404, 409);
const period = z.object({
  from: day.optional().openapi({ description: 'The first day, in UTC; today where it is left out' }),
  to: day.optional().openapi({ description: 'The last day, in UTC' }),
});

export type ShiftPeriod = z.infer<typeof period>;

export const listVolunteersRoute = staffOnly.get('/staff/volunteers', {
  operationId: 'listVolunteers',
  summary: 'A page of who helps or did, with how many shifts are still to come',
  request: { query },
  responses: { 200: json(volunteers, 'The page') },
});

export const exportVolunteersRoute = staffOnly.get('/staff/volunteers/export', {
  operationId: 'exportVolunteers',
  summary: 'The same as a table for spreadsheets',
  request: { query: filter },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
});

export const getVolunteerRoute = staffOnly.get('/staff/volunteers/{id}', {
  operationId: 'getVolunteer',
  summary: 'One volunteer, wherever in the list they stand',
  request: { params },
  responses: { 200: json(row, 'The volunteer'), ...errorsOf(404) },
});

const bulkActive = z
  .object({ selection: bulkSelection(filter), dry: bulkDry, isActive: z.boolean() })
  .openapi('VolunteersChange');

export type VolunteersChange = z.infer<typeof bulkActive>;

export const changeVolunteersRoute = staffOnly.post('/staff/volunteers/bulk', {
  operationId: 'changeVolunteers',
  summary: 'Say of many whether they still help; the same again changes nothing',
  request: { body: jsonBody(bulkActive) },
  responses: { 200: json(bulkResult, 'What became of them') },
});

export const addVolunteerRoute = staffOnly.post('/staff/volunteers', {
  operationId: 'addVolunteer',
  summary: 'Add a volunteer; the same key again changes nothing',
  request: { headers: submissionHeaders, body: jsonBody(volunteer.meta({ id: 'NewVolunteer' })) },
  responses: {
    201: json(z.object({ id: z.uuid() }), 'Who it is'),
    ...errorsOf(409),
  },
});

export const changeVolunteerRoute = staffOnly.patch('/staff/volunteers/{id}', {
  operationId: 'changeVolunteer',
  summary: 'Change what is known of a volunteer, or whether they still help',
  request: {
    params,
    body: jsonBody(
      z.union([z.object({ isActive: z.boolean() }), volunteer]).openapi('VolunteerChange', {
        description: 'What is left out of what is known is not known any more',
      }),
    ),
  },
  responses: { 204: done, ...wrote },
});

export const listShiftsRoute = staffOnly.get('/staff/volunteer-shifts', {
  operationId: 'listVolunteerShifts',
  summary: 'Shifts with who does them',
  request: { query: period },
  responses: { 200: shifts },
});

export const exportShiftsRoute = staffOnly.get('/staff/volunteer-shifts/export', {
  operationId: 'exportVolunteerShifts',
  summary: 'The shift list as a table for spreadsheets, a line for each place',
  request: { query: period },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
});

export const addShiftRoute = staffOnly.post('/staff/volunteer-shifts', {
  operationId: 'addVolunteerShift',
  summary: 'Plan a shift; the same key again changes nothing',
  request: { headers: submissionHeaders, body: jsonBody(volunteerShift.meta({ id: 'NewVolunteerShift' })) },
  responses: { 204: done, ...errorsOf(409) },
});

export const changeShiftRoute = staffOnly.put('/staff/volunteer-shifts/{id}', {
  operationId: 'changeVolunteerShift',
  summary: 'Change a shift; refused where somebody who does it has another one then',
  request: { params, body: jsonBody(volunteerShift.meta({ id: 'VolunteerShiftChange' })) },
  responses: { 204: done, ...wrote },
});

export const dropShiftRoute = staffOnly.delete('/staff/volunteer-shifts/{id}', {
  operationId: 'dropVolunteerShift',
  summary: 'Take a shift out of the plan; again, it changes nothing',
  request: { params },
  responses: { 204: done },
});

export const assignVolunteerRoute = staffOnly.put('/staff/volunteer-shifts/{id}/volunteers/{volunteer}', {
  operationId: 'assignVolunteer',
  summary: 'Give a shift to a volunteer; again, it changes nothing',
  request: { params: params.extend({ volunteer: z.uuid() }) },
  responses: { 204: done, ...errorsOf(404, 409) },
});

export const unassignVolunteerRoute = staffOnly.delete(
  '/staff/volunteer-shifts/{id}/volunteers/{volunteer}',
  {
    operationId: 'unassignVolunteer',
    summary: 'Take a shift from a volunteer; again, it changes nothing',
    request: { params: params.extend({ volunteer: z.uuid() }) },
    responses: { 204: done },
  },
);
