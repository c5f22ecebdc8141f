import { z } from '@hono/zod-openapi';
import { volunteer, volunteerShift } from '@school/shared/schemas/volunteers';
import { staffOnly } from '../../platform/http/access';
import {
  errorsOf,
  json,
  jsonBody,
  csvTable,
  type BodyOf,
  recordId,
  instant,
} from '../../platform/http/contract';
import { day, oneOrSeveral, searchText, pageFields } from '../../platform/http/query';
import { submissionHeaders } from '../../platform/http/submission';
import { periodFilter } from '../../platform/http/period';
import { listRoutes, sortedBy } from '../../staff/staff-lists/listRoutes';

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

const volunteers = listRoutes({
  path: '/staff/volunteers',
  name: 'VolunteerList',
  filter: {
    search: searchText.optional().openapi({ description: 'In name, email, phone and note' }),
    state: oneOrSeveral(z.enum(['helps', 'helped'])).optional(),
    ...periodFilter,
  },
  // More than in other lists: an older mf-admin assigns shifts from a single page.
  sorts: { ...sortedBy('addedAt', 'name'), ...pageFields(25, 500) },
  row,
});

export type VolunteerFilter = z.infer<typeof volunteers.filter>;
export type VolunteerQuery = z.infer<typeof volunteers.query>;

const shifts = json(z.object({ shifts: z.array(shift) }), 'The shifts, the next one first');
const done = { description: 'It is done' };
const wrote = errorsOf(404, 409);
const period = z.object({
  from: day.optional().openapi({ description: 'The first day, in UTC; today where it is left out' }),
  to: day.optional().openapi({ description: 'The last day, in UTC' }),
});

export type ShiftPeriod = z.infer<typeof period>;

export const listVolunteersRoute = volunteers.list(
  'listVolunteers',
  'A page of who helps or did, with how many shifts are still to come',
);

export const exportVolunteersRoute = volunteers.export('exportVolunteers');

export const getVolunteerRoute = volunteers.read(
  'getVolunteer',
  'One volunteer, wherever in the list they stand',
  row,
  recordId,
);

export const changeVolunteersRoute = volunteers.bulk(
  'changeVolunteers',
  'Say of many whether they still help; the same again changes nothing',
  'VolunteersChange',
  { isActive: z.boolean() },
);

export type VolunteersChange = BodyOf<typeof changeVolunteersRoute>;

export const addVolunteerRoute = staffOnly.post('/staff/volunteers', {
  operationId: 'addVolunteer',
  summary: 'Add a volunteer; the same key again changes nothing',
  request: { headers: submissionHeaders, body: jsonBody(volunteer.meta({ id: 'NewVolunteer' })) },
  responses: { 201: json(z.object({ id: z.uuid() }), 'Who it is'), ...errorsOf(409) },
});

export const changeVolunteerRoute = staffOnly.patch('/staff/volunteers/{id}', {
  operationId: 'changeVolunteer',
  summary: 'Change what is known of a volunteer, or whether they still help',
  request: {
    params: recordId,
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
  responses: { 200: csvTable },
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
  request: { params: recordId, body: jsonBody(volunteerShift.meta({ id: 'VolunteerShiftChange' })) },
  responses: { 204: done, ...wrote },
});

export const dropShiftRoute = staffOnly.delete('/staff/volunteer-shifts/{id}', {
  operationId: 'dropVolunteerShift',
  summary: 'Take a shift out of the plan; again, it changes nothing',
  request: { params: recordId },
  responses: { 204: done },
});

export const assignVolunteerRoute = staffOnly.put('/staff/volunteer-shifts/{id}/volunteers/{volunteer}', {
  operationId: 'assignVolunteer',
  summary: 'Give a shift to a volunteer; again, it changes nothing',
  request: { params: recordId.extend({ volunteer: z.uuid() }) },
  responses: { 204: done, ...errorsOf(404, 409) },
});

export const unassignVolunteerRoute = staffOnly.delete(
  '/staff/volunteer-shifts/{id}/volunteers/{volunteer}',
  {
    operationId: 'unassignVolunteer',
    summary: 'Take a shift from a volunteer; again, it changes nothing',
    request: { params: recordId.extend({ volunteer: z.uuid() }) },
    responses: { 204: done },
  },
);
