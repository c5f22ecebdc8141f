import { z } from '@hono/zod-openapi';
import { instrumentIds, lessonVenues } from '@school/shared/schemas/lessons';
import { teacher } from '@school/shared/schemas/teachers';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';

const row = z
  .object({
    id: z.uuid(),
    name: z.string(),
    instruments: z.array(z.enum(instrumentIds)),
    venues: z.array(z.enum(lessonVenues)),
    isActive: z.boolean().openapi({ description: 'False once the teacher has left' }),
    lessons: z.int().openapi({ description: 'How many weekly lessons they give' }),
    trials: z.int().openapi({ description: 'How many booked trial lessons are still to come' }),
  })
  .openapi('TeacherRow');

export type TeacherRow = z.infer<typeof row>;

const taught = z.object({
  kind: z.enum(['lesson', 'trial']),
  students: z.array(z.string()),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

const clash = z
  .object({ id: z.uuid(), teacher: z.string(), first: taught, second: taught })
  .openapi('TeacherClash');

export type TeacherClash = z.infer<typeof clash>;

const done = { description: 'It is done' };

export const listTeachersRoute = staffOnly.get('/staff/teachers', {
  operationId: 'listTeachers',
  summary: 'All teachers by name, and what one teacher was to teach at one time before that was refused',
  responses: { 200: json(z.object({ teachers: z.array(row), clashes: z.array(clash) }), 'The teachers') },
});

export const addTeacherRoute = staffOnly.post('/staff/teachers', {
  operationId: 'addTeacher',
  summary: 'Add a teacher; the same key again changes nothing',
  request: { headers: submissionHeaders, body: jsonBody(teacher.meta({ id: 'NewTeacher' })) },
  responses: { 201: json(z.object({ id: z.uuid() }), 'The teacher'), ...errorsOf(409) },
});

export const changeTeacherRoute = staffOnly.patch('/staff/teachers/{id}', {
  operationId: 'changeTeacher',
  summary: 'Change a teacher, or say whether they still teach here',
  request: {
    params: recordId,
    body: jsonBody(z.union([z.object({ isActive: z.boolean() }), teacher]).openapi('TeacherChange')),
  },
  responses: { 204: done, ...errorsOf(404, 409) },
});
