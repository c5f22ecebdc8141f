import { z } from '@hono/zod-openapi';
import { textReminders } from '@school/shared/schemas/reminders';
import { everyone } from '../http/access';
import { errorsOf, json, jsonBody } from '../http/contract';
import { linkToken } from '../http/linkToken';
import { linkLimit } from '../http/perAddress';

const channel = textReminders.shape.channel.unwrap();
const linkBody = jsonBody(linkToken.meta({ id: 'TextRemindersLink' }));

const responses = {
  200: json(
    z.object({
      state: z.enum(['on', 'off']),
      ending: z.string().nullable().openapi({ description: 'The last digits of the number' }),
      channel: channel.nullable(),
      channels: z.array(channel).openapi({ description: 'How texts can be sent at the moment' }),
    }),
    'The state',
  ),
  ...errorsOf(404, 409, 429),
};

export const lookAtTextRemindersRoute = everyone.post('/reminders/texts/links', {
  operationId: 'lookAtTextReminders',
  summary: 'Whether reminders to the address of a link are also sent as text messages; changes nothing',
  middleware: [linkLimit('reminders.texts.look')],
  request: { body: linkBody },
  responses,
});

export const startTextRemindersRoute = everyone.post('/reminders/texts', {
  operationId: 'startTextReminders',
  summary:
    'Also send reminders as text messages to this number, in place of a former one; a repeat changes nothing',
  middleware: [linkLimit('reminders.texts')],
  request: { body: jsonBody(linkToken.extend(textReminders.shape).meta({ id: 'TextReminders' })) },
  responses,
});

export const stopTextRemindersRoute = everyone.post('/reminders/texts/stops', {
  operationId: 'stopTextReminders',
  summary: 'Send no more text messages, and delete the number; a repeat changes nothing',
  middleware: [linkLimit('reminders.texts')],
  request: { body: linkBody },
  responses,
});
