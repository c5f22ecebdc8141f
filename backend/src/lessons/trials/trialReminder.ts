import { reminders } from '@school/shared/reminders';
import { declaredReminder } from '@school/shared/reminders/declare';
import { eq, sql } from 'drizzle-orm';
import { trialBookings, trialTimes } from '../../platform/db/schema';
import type { ReminderKind } from '../../platform/reminders/reminderKind';
import { trialById } from './findTrial';
import { calendarOf, familyFacts, formatTrialTime } from './trial.mails';
import { trialPage } from './trialPage';

/** Reminds a family of each trial lesson. */
export const trialReminder: ReminderKind = {
  id: 'trial',
  label: 'A reminder of a trial lesson',
  document: reminders.trial,
  declared: declaredReminder('trial'),
  ahead: async ({ db }) =>
    db
      .select({
        occasion: sql`${trialBookings.id}::text`.as('occasion'),
        at: sql`${trialTimes.startsAt}`.as('at'),
        email: trialBookings.email,
        since: sql`${trialBookings.changedAt}`.as('since'),
      })
      .from(trialBookings)
      .innerJoin(trialTimes, eq(trialTimes.id, trialBookings.timeId))
      .where(eq(trialBookings.state, 'booked'))
      .getSQL(),
  write: async (context, { occasion, at }) => {
    const trial = await context.db.transaction((tx) => trialById(tx, occasion));
    if (trial?.booking.state !== 'booked' || trial.time.startsAt.getTime() !== at.getTime()) return undefined;
    return {
      when: formatTrialTime(trial.time),
      blocks: [
        { facts: familyFacts(trial) },
        { button: { label: 'Move or cancel', url: trialPage(context, trial) } },
      ],
      attachment: { name: 'trial-lesson.ics', type: 'text/calendar', text: calendarOf(trial) },
    };
  },
};
