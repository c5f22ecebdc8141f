import { z } from '@hono/zod-openapi';
import { ownName, ownPicture } from '@school/shared/schemas/settings';
import { staffMailTopics } from '@school/shared/schemas/settings/labels';
import { signedIn, staffOnly } from '../../platform/http/access';
import { errorsOf, json, jsonBody } from '../../platform/http/contract';

const me = z
  .object({
    id: z.string(),
    roles: z.array(z.string()),
    staff: z.boolean(),
    admin: z
      .boolean()
      .openapi({ description: 'May see and erase everything about somebody, and the outbox' }),
    door: z.boolean().openapi({ description: 'May let people in at the doors of an event, as staff may' }),
    jury: z.boolean().openapi({ description: 'May score the Music Competition, as staff may' }),
  })
  .openapi('Me');

export const getMe = signedIn.get('/me', {
  operationId: 'getMe',
  summary: 'The signed-in person as the API sees them',
  responses: { 200: json(me, 'The person') },
});

const profile = z
  .object({
    name: z
      .string()
      .nullable()
      .openapi({ description: 'As they chose to be called, else as the token tells' }),
    email: z
      .string()
      .nullable()
      .openapi({ description: 'Where mails reach them; null where the token does not tell' }),
    mails: z.array(z.enum(staffMailTopics)).openapi({ description: 'What they want to hear of' }),
    pictureUrl: z.url().nullable().openapi({ description: 'Works for a day' }),
  })
  .openapi('Profile');

export type Profile = z.infer<typeof profile>;

const theProfile = { 200: json(profile, 'The profile as it stands now') };

export const getProfile = signedIn.get('/me/profile', {
  operationId: 'getProfile',
  summary: 'What the signed-in person has chosen in the settings',
  responses: { ...theProfile },
});

const change = z
  .object({ ...ownName.shape, mails: z.array(z.enum(staffMailTopics)).max(staffMailTopics.length) })
  .partial()
  .openapi('ProfileChange');

export type ProfileChange = z.infer<typeof change>;

export const changeProfile = staffOnly.patch('/me/profile', {
  operationId: 'changeProfile',
  summary: 'Be called otherwise, or hear of other things by mail; the same again changes nothing',
  request: { body: jsonBody(change) },
  responses: { ...theProfile },
});

export const putPicture = staffOnly.put('/me/picture', {
  operationId: 'putPicture',
  summary: 'Take an uploaded file as one’s picture; the same again changes nothing',
  request: { body: jsonBody(ownPicture.meta({ id: 'OwnPicture' })) },
  responses: { ...theProfile },
});

export const dropPicture = staffOnly.delete('/me/picture', {
  operationId: 'dropPicture',
  summary: 'Have no picture any more',
  responses: { ...theProfile },
});

const end = z
  .object({
    endsAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Null where the sign-in service tells no sessions apart' }),
    endsInSeconds: z.int().nullable().openapi({ description: 'The same by the clock of the API' }),
  })
  .openapi('SessionEnd');

export type SessionEnd = z.infer<typeof end>;

export const getSessionEnd = signedIn.get('/me/session', {
  operationId: 'getSessionEnd',
  summary: 'When the session ends that this is asked from',
  responses: { 200: json(end, 'The end') },
});

export const stayOnRoute = signedIn.post('/me/session', {
  operationId: 'staySignedIn',
  summary: 'Stay signed in: the session is as long again from now',
  responses: { 200: json(end, 'The new end') },
});

export const endThisSessionRoute = signedIn.delete('/me/session', {
  operationId: 'endThisSession',
  summary: 'After signing out: the token that this is asked with is refused from now on',
  responses: { 204: { description: 'It is over' } },
});

const session = z
  .object({
    id: z.string(),
    device: z.string(),
    startedAt: z.iso.datetime(),
    seenAt: z.iso.datetime().openapi({ description: 'To the minute' }),
    endsAt: z.iso.datetime(),
    isThis: z.boolean().openapi({ description: 'The one that this is asked from' }),
  })
  .openapi('AccountSession');

export type AccountSession = z.infer<typeof session>;

const theSessions = {
  200: json(z.array(session), 'Where the person is signed in, the one in use last first'),
};

export const getSessions = signedIn.get('/me/sessions', {
  operationId: 'listSessions',
  summary: 'Where the signed-in person is signed in',
  responses: { ...theSessions },
});

export const endOtherSessionsRoute = signedIn.delete('/me/sessions', {
  operationId: 'endOtherSessions',
  summary: 'Sign out everywhere but here; requests of those sessions are refused from now on',
  responses: { ...theSessions },
});

export const endSessionRoute = signedIn.delete('/me/sessions/{id}', {
  operationId: 'endSession',
  summary: 'Sign out one session',
  request: { params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) },
  responses: { ...theSessions, ...errorsOf(404) },
});
