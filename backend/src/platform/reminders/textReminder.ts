import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { school } from '@school/shared/site';
import { z } from 'zod';
import { publishedContent } from '../db/publishedContent';
import { reminders, textReminders } from '../db/schema';
import { enqueue } from '../outbox/enqueue';
import type { EffectHandler } from '../outbox/effectHandler';
import { PermanentFailure } from '../outbox/permanentFailure';
import type { BackgroundContext } from '../feature/feature';
import { idOfAddress, numberFor } from '../text-reminders/textNumbers';
import { textsPage } from '../text-reminders/textsLink';
import type { Reminder, ReminderContext, ReminderKind } from './reminderKind';
import { isLate } from './reminderTimes';
import { isStopped } from './stopReminders';

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
    const { db, clock, texts } = context;
    const [reminder] = await db
      .select()
      .from(reminders)
      .where(eq(reminders.id, z.uuid().parse(payload)));
    if (!reminder) return;
    const text = await write(context, kind, reminder);
    const to = text && (await numberFor(context, reminder.email));
    if (!to || !(await claim(context, reminder, to))) return;
    try {
      await texts.send({ to, text, id, createdAt });
    } catch (error) {
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

/**
 * Returns the text as of now; undefined when text messages are not offered any more, or the reminder is late, switched off,
 * stopped, or about nothing any more.
 */
async function write(
  context: BackgroundContext,
  kind: ReminderKind,
  reminder: Reminder,
): Promise<string | undefined> {
  if (!context.settings.textMessages) return undefined;
  const { value: texts } = await publishedContent(context, kind.document, kind.declared);
  if (texts.sent === 'no' || isLate(reminder.at, context.clock.now(), texts.hours)) return undefined;
  if (await isStopped(context, reminder.email)) return undefined;
  const about = await kind.write(context, reminder);
  if (!about) return undefined;
  const stop = textsPage(context, reminder.email);
  return `${school.name}: ${texts.subject}: ${about.when}. The details are in your email. Stop these texts: ${stop}`;
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
