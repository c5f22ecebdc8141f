import { z } from '@hono/zod-openapi';
import { reminders, type ReminderName } from '@school/shared/reminders';
import { everyone, staffOnly } from '../http/access';
import { errorsOf, json, jsonBody } from '../http/contract';
import { linkToken } from '../http/linkToken';
import { linkLimit } from '../http/perAddress';
import { plainJson } from '../http/plainJson';
import { submissionHeaders } from '../http/submission';

const stopped = z.object({ status: z.literal('stopped') });

export const stopRemindersRoute = everyone.post('/reminders/stops', {
  operationId: 'stopReminders',
  summary: 'Stop all reminders to an address, by the link of one; a repeat changes nothing',
  middleware: [linkLimit('reminders.stop')],
  request: { body: jsonBody(linkToken.meta({ id: 'ReminderStop' })) },
  responses: { 200: json(stopped, 'Stopped'), ...errorsOf(404, 429) },
});

export const lookAtReminderStopRoute = everyone.post('/reminders/stops/links', {
  operationId: 'lookAtReminderStop',
  summary: 'Whether reminders to the address of a link are stopped; changes nothing',
  middleware: [linkLimit('reminders.stop.look')],
  request: { body: jsonBody(linkToken.meta({ id: 'ReminderStop' })) },
  responses: {
    200: json(z.object({ state: z.enum(['open', 'done']) }), 'The state'),
    ...errorsOf(404, 429),
  },
});

export const unsubscribeRemindersRoute = everyone.post('/reminders/unsubscribe', {
  operationId: 'unsubscribeReminders',
  summary: 'Stop reminders, as mail programs request it (RFC 8058)',
  middleware: [linkLimit('reminders.stop')],
  request: { query: linkToken },
  responses: { 200: json(stopped, 'Stopped'), ...errorsOf(404, 429) },
});

export const openRemindersUnsubscribeRoute = everyone.get('/reminders/unsubscribe', {
  operationId: 'openRemindersUnsubscribe',
  summary: 'Leads to the page that asks before reminders stop: programs that check mails open links',
  request: { query: linkToken },
  responses: { 303: { description: 'To the page' } },
});

const reminderName = z.enum(Object.keys(reminders) as [ReminderName, ...ReminderName[]]);
const sample = z
  .object({ name: reminderName, value: plainJson.openapi({ description: 'The text as it is typed' }) })
  .openapi('ReminderSample');

export const sendReminderSampleRoute = staffOnly.post('/staff/reminders/samples', {
  operationId: 'sendReminderSample',
  summary: 'Email a reminder with this text to oneself; the same key again sends nothing more',
  request: { headers: submissionHeaders, body: jsonBody(sample) },
  responses: { 201: json(z.object({ to: z.string() }), 'On its way'), ...errorsOf(409) },
});
