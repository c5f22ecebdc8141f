import { eq } from 'drizzle-orm';
import type { ReminderTexts } from '@school/shared/reminders';
import { publishedContent } from '../db/publishedContent';
import { reminders } from '../db/schema';
import type { RemindedOf, Reminder, ReminderContext, ReminderKind } from './reminderKind';
import { isLate } from './reminderTimes';
import { isStopped } from './stopReminders';

interface DueReminder {
  readonly reminder: Reminder;
  /** What staff have published. */
  readonly published: ReminderTexts;
  readonly about: RemindedOf;
}

/**
 * Reads a reminder as of now. @returns undefined when it is late, switched off, stopped by its recipient, or about
 * nothing any more
 */
export async function readDue(
  context: ReminderContext,
  kind: ReminderKind,
  id: string,
): Promise<DueReminder | undefined> {
  const { db, clock } = context;
  const [reminder] = await db.select().from(reminders).where(eq(reminders.id, id));
  const { value: published } = await publishedContent(context, kind.document, kind.declared);
  if (!reminder || published.sent === 'no' || isLate(reminder.at, clock.now(), published.hours))
    return undefined;
  if (await isStopped(context, reminder.email)) return undefined;
  const about = await kind.write(context, reminder);
  return about && { reminder, published, about };
}
