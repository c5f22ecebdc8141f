import { z } from '@hono/zod-openapi';
import { instrumentIds, lessonVenues } from '@school/shared/schemas/lessons';
import { trialBooking, trialMove } from '@school/shared/schemas/music-study';
import { everyone } from '../../platform/http/access';
import { errorsOf, json, jsonBody, instant } from '../../platform/http/contract';
import { formLimit, linkLimit } from '../../platform/http/perAddress';
import { submissionHeaders } from '../../platform/http/submission';

export const trialTime = z
  .object({
    id: z.uuid(),
    instrument: z.enum(instrumentIds),
    teacher: z.string(),
    venue: z.enum(lessonVenues),
    startsAt: instant,
    endsAt: instant,
  })
  .openapi('TrialTime');

export const getTrialTimesRoute = everyone.get('/music-study/trial-times', {
  operationId: 'getTrialTimes',
  summary: 'Free half hours for a trial lesson, the next one first',
  request: { query: z.object({ instrument: z.enum(instrumentIds) }) },
  responses: { 200: json(z.object({ times: z.array(trialTime) }), 'The times') },
});

const booked = z.object({
  status: z.literal('booked'),
  /** The reference that family and staff use. */
  reference: z.string(),
});

export const bookTrialRoute = everyone.post('/music-study/trials', {
  operationId: 'bookTrial',
  summary: 'Book a trial lesson; sending the same again changes nothing',
  middleware: [formLimit('trial')],
  request: { headers: submissionHeaders, body: jsonBody(trialBooking.meta({ id: 'TrialBooking' })) },
  responses: { 201: json(booked, 'Booked'), ...errorsOf(409, 429) },
});

/** Its bearer can read, move and cancel the trial lesson. */
const trialHeaders = z.object({
  'trial-key': z.string().max(100).openapi({ description: 'Of the link in the mail' }),
});

const trial = z
  .object({
    state: z.enum(['booked', 'canceled']),
    isOver: z.boolean().openapi({ description: 'It has begun, or is over' }),
    reference: z.string(),
    time: trialTime,
  })
  .openapi('TrialLesson');

export type TrialView = z.infer<typeof trial>;

const path = '/music-study/trials/mine';

export const getTrialRoute = everyone.get(path, {
  operationId: 'getTrial',
  summary: 'How a trial lesson stands',
  middleware: [linkLimit('trial.link')],
  request: { headers: trialHeaders },
  responses: { 200: json(trial, 'The lesson'), ...errorsOf(404, 429) },
});

export const moveTrialRoute = everyone.put(path, {
  operationId: 'moveTrial',
  summary: 'Move a trial lesson; to its own time changes nothing',
  middleware: [formLimit('trial.change')],
  request: { headers: trialHeaders, body: jsonBody(trialMove.meta({ id: 'TrialMove' })) },
  responses: { 200: json(trial, 'The lesson'), ...errorsOf(404, 409, 429) },
});

export const cancelTrialRoute = everyone.delete(path, {
  operationId: 'cancelTrial',
  summary: 'Cancel a trial lesson; again, it changes nothing',
  middleware: [formLimit('trial.change')],
  request: { headers: trialHeaders },
  responses: { 200: json(trial, 'The lesson'), ...errorsOf(404, 409, 429) },
});
