import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { privateKey } from '../core/privateKey';
import { reminders } from '../db/schema';
import type { Effects } from '../feature/feature';
import { mailOnSendHandler, type MailOnSend } from '../mail/mailOnSend';
import { textsLink } from '../text-reminders/textsLink';
import { readDue } from './readDue';
import type { ReminderContext, ReminderKind } from './reminderKind';
import { reminderMessage } from './reminderMessage';
import { stopPage } from './stopPage';
import { reminderKeyOf } from './stopReminders';
import { queueText, textEffectOf, textReminderHandler } from './textReminder';

export const reminderEffectOf = ({ id }: ReminderKind): string => `reminder.${id}`;

/** Returns the effects that send the reminders of a feature. */
export const reminderEffects = (kinds: readonly ReminderKind[]): Effects =>
  Object.fromEntries(
    kinds.flatMap((kind) => [
      [
        reminderEffectOf(kind),
        {
          label: kind.label,
          handle: (context) =>
            mailOnSendHandler(context.transport, (payload) => write(context, kind, z.uuid().parse(payload))),
        },
      ],
      [
        textEffectOf(kind),
        {
          label: `${kind.label}, as a text message`,
          handle: (context) => textReminderHandler(context, kind),
        },
      ],
    ]),
  );

/** Writes a reminder as of now; none that is not due any more. */
async function write(
  context: ReminderContext,
  kind: ReminderKind,
  id: string,
): Promise<MailOnSend | undefined> {
  const due = await readDue(context, kind, id);
  if (!due) return undefined;
  const { reminder, published, about } = due;
  await queueText(context, kind, reminder);
  const { db, clock, signed, siteOrigin } = context;
  const { subject, blocks } = reminderMessage(published, about);
  const token = privateKey(signed, reminderKeyOf(id));
  return {
    to: reminder.email,
    message: {
      subject,
      unsubscribeUrl: `${siteOrigin}/api/reminders/unsubscribe?token=${token}`,
      ...(about.attachment && { attachment: about.attachment }),
      blocks: [
        ...blocks,
        ...textsLink(context, reminder.email),
        { link: { label: 'Stop reminders', url: stopPage(siteOrigin, token) } },
      ],
    },
    onSent: () => db.update(reminders).set({ sentAt: clock.now() }).where(eq(reminders.id, id)),
  };
}
