import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ReminderTexts } from '@school/shared/reminders';
import { school } from '@school/shared/site';
import { z } from 'zod';
import { reminders, textReminders } from '../db/schema';
import { enqueue } from '../outbox/enqueue';
import type { EffectHandler } from '../outbox/effectHandler';
import { PermanentFailure } from '../outbox/permanentFailure';
import type { BackgroundContext } from '../feature/feature';
import { NumberRefused, type TextMessage } from '../text-messages/transport';
import { forgetNumber, idOfAddress, numberFor } from '../text-reminders/textNumbers';
import { textsPage } from '../text-reminders/textsLink';
import { readDue } from './readDue';
import type { RemindedOf, Reminder, ReminderContext, ReminderKind } from './reminderKind';

/** Texts to one number within a day: whoever types a stranger's number cannot flood them. */
const mostADay = 3;
const dayMs = 24 * 60 * 60_000;

export const textEffectOf = ({ id }: Pick<ReminderKind, 'id'>): string => `reminder.${id}.text`;

/** Queues a reminder as a text message, if its recipient has given a number; a repeat queues nothing. */
export async function queueText(
  context: ReminderContext,
  kind: ReminderKind,
  reminder: Reminder,
): Promise<void> {
  if (!context.settings.textMessages || !(await numberFor(context, reminder.email))) return;
  await enqueue(context, {
    kind: textEffectOf(kind),
    key: `reminder-text:${reminder.id}`,
    payload: reminder.id,
  });
}

/**
 * Returns the handler that sends a reminder as a text message, at most once: services know no repeats, and the same
 * reminder is also mailed.
 */
export const textReminderHandler =
  (context: BackgroundContext, kind: ReminderKind): EffectHandler =>
  async ({ id, payload, createdAt }) => {
    const { db, clock, texts, settings } = context;
    const due = settings.textMessages && (await readDue(context, kind, z.uuid().parse(payload)));
    if (!due) return;
    const { reminder, published, about } = due;
    const number = await numberFor(context, reminder.email);
    if (!number || !(await claim(context, reminder, number.phone))) return;
    const { phone: to, channel } = number;
    try {
      await texts.send({ to, channel, ...textOf(context, published, about, reminder), id, createdAt });
    } catch (error) {
      // The same reminder is mailed, and nobody can repair this but the owner of the number.
      if (error instanceof NumberRefused) return forgetNumber(context, number);
      if (!(error instanceof PermanentFailure))
        await db
          .update(reminders)
          .set({ textedAt: null, textedTo: null })
          .where(eq(reminders.id, reminder.id));
      throw error;
    }
    const { id: numberId } = textReminders;
    await db
      .update(textReminders)
      .set({ usedAt: clock.now() })
      .where(eq(numberId, idOfAddress(reminder.email)));
  };

/** Contains no name and no link to tickets: a number may be wrong. */
function textOf(
  context: BackgroundContext,
  { subject }: ReminderTexts,
  { when }: RemindedOf,
  { email }: Reminder,
): Pick<TextMessage, 'text' | 'parts'> {
  const stop = textsPage(context, email);
  return {
    text: `${school.name}: ${subject}: ${when}. The details are in your email. Stop these texts: ${stop}`,
    parts: [subject, when, stop],
  };
}

/**
 * Notes that a text is being sent, one text to a number after another. @returns false when it was noted before, or the
 * number has had enough for a day
 */
const claim = ({ db, clock }: BackgroundContext, { id }: Reminder, to: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`texts to ${to}`}, 0))`);
    const now = clock.now();
    const { textedTo, textedAt } = reminders;
    const today = and(eq(textedTo, to), gt(textedAt, new Date(now.getTime() - dayMs)));
    if ((await tx.$count(reminders, today)) >= mostADay) return false;
    const claimed = await tx
      .update(reminders)
      .set({ textedTo: to, textedAt: now })
      .where(and(eq(reminders.id, id), isNull(textedAt)))
      .returning({ id: reminders.id });
    return claimed.length > 0;
  });
