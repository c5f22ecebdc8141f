import { z } from '@hono/zod-openapi';
import { lessonVenues } from '@school/shared/schemas/lessons';
import { staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody, recordId } from '../../platform/http/contract';
import { submissionHeaders } from '../../platform/http/submission';

const hour = z.object({
  teacher: z.string(),
  venue: z.enum(lessonVenues),
  startsAt: z.iso.datetime().openapi({ description: 'The first time; the same hour of each week follows' }),
  endsAt: z.iso.datetime(),
});

const suits = {
  suitsTime: z.boolean().openapi({ description: 'Within what the family said suits' }),
  suitsVenue: z.boolean(),
};

const freeHour = hour
  .extend({ time: z.uuid().openapi({ description: 'Of its first half hour' }), ...suits })
  .openapi('FreeLessonHour');

export type FreeHour = z.infer<typeof freeHour>;

const group = hour
  .extend({ lesson: z.uuid(), pupils: z.int(), places: z.int(), ...suits })
  .openapi('GroupLesson');

export type GroupLesson = z.infer<typeof group>;

const lesson = hour
  .extend({ isGroup: z.boolean(), pupils: z.int(), placedAt: z.iso.datetime() })
  .openapi('PlacedLesson');

export type PlacedLesson = z.infer<typeof lesson>;

const placing = z
  .object({
    lesson: lesson.nullable(),
    hours: z.array(freeHour).openapi({ description: 'What suits best first; none where there is a lesson' }),
    groups: z
      .array(group)
      .openapi({ description: 'Groups of the instrument with a place; of a group alone' }),
  })
  .openapi('LessonPlacing');

export type LessonPlacing = z.infer<typeof placing>;

const path = '/staff/music-study/{id}/lesson';
const one = { 200: json(placing, 'The lesson, or what could become it') };

export const getLessonPlacingRoute = staffOnly.get(path, {
  operationId: 'getLessonPlacing',
  summary: 'The lesson of a registration, or the hours in which its teachers are free',
  request: { params: recordId },
  responses: { ...one, ...errorsOf(404) },
});

const placement = z
  .object({
    time: z.uuid().optional().openapi({ description: 'The first half hour of a free hour' }),
    lesson: z.uuid().optional().openapi({ description: 'A group that has a place' }),
  })
  .refine(({ time, lesson: joined }) => (time === undefined) !== (joined === undefined), {
    path: ['time'],
    message: 'Please choose an hour or a group',
  })
  .openapi('LessonPlacement');

export type LessonPlacement = z.infer<typeof placement>;

export const placeLessonRoute = staffOnly.post(path, {
  operationId: 'placeLesson',
  summary:
    'Give a registration a teacher and an hour of each week; the family is told. The same key again changes nothing',
  request: { params: recordId, headers: submissionHeaders, body: jsonBody(placement) },
  responses: { ...one, ...errorsOf(404, 409) },
});

export const giveLessonBackRoute = staffOnly.delete(path, {
  operationId: 'giveLessonBack',
  summary: 'Take the hour back; the family is told. Again, it changes nothing',
  request: { params: recordId },
  responses: { ...one, ...errorsOf(404) },
});
