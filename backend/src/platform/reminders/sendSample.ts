import { formatLongDateTime } from '@school/shared/format';
import type { ReminderName, ReminderTexts } from '@school/shared/reminders';
import { declaredReminder } from '@school/shared/reminders/declare';
import { mistakesIn } from '@school/shared/content/declare';
import { ServiceError } from '../core/errors';
import type { ServiceContext } from '../db/context';
import type { Actor } from '../http/actor';
import { enqueueMail } from '../mail/enqueueMail';
import { reminderMessage } from './reminderMessage';

interface Sample {
  readonly actor: Actor;
  readonly name: ReminderName;
  /** The text as it is typed, published or not. */
  readonly value: unknown;
  /** Identifies the request: the same again sends nothing. */
  readonly key: string;
}

/**
 * Emails a reminder with this text to the person who edits it.
 * @returns their address
 * @throws ServiceError `validation_failed` at the fields of the text, `conflict` for an account without an address
 */
export async function sendSample(
  context: ServiceContext,
  { actor, name, value, key }: Sample,
): Promise<string> {
  const mistakes = mistakesIn(declaredReminder(name).schema, value);
  if (mistakes.length > 0) {
    const fields = mistakes.map(({ field, message }) => ({ field: ['value', field].join('.'), message }));
    throw new ServiceError('validation_failed', 'Please check the marked fields.', { fields });
  }
  if (!actor.email) throw new ServiceError('conflict', 'Your account has no email address.');
  const texts = value as ReminderTexts;
  const at = new Date(context.clock.now().getTime() + texts.hours * 60 * 60_000);
  const message = reminderMessage(texts, {
    when: formatLongDateTime(at.toISOString()),
    name: 'Ama Serwaa',
    blocks: [{ text: 'In a real reminder, its facts and links follow here.' }],
  });
  await enqueueMail(context, {
    key: `reminder-sample:${actor.id}:${key}`,
    to: actor.email,
    message: { ...message, subject: `Sample: ${message.subject}` },
  });
  return actor.email;
}
