import type { ReminderTexts } from '@school/shared/reminders';
import type { Message } from '../mail/message';
import type { RemindedOf } from './reminderKind';

/** Writes a reminder: the text that staff edit, then what it is about. */
export const reminderMessage = (
  { subject, text }: Pick<ReminderTexts, 'subject' | 'text'>,
  { when, name, blocks }: RemindedOf,
): Message => ({
  subject: `${subject}: ${when}`,
  blocks: [
    { heading: subject },
    ...(name ? [{ text: `Dear ${name},` }] : []),
    ...text.split(/\n\s*\n/).map((paragraph) => ({ text: paragraph.trim() })),
    ...blocks,
  ],
});
