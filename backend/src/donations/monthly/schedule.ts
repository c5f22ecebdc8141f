/** When a month begins: its gift is given in the morning in Accra, so that a phone is not woken. */
const hourUtc = 8;
/** Every month has this day. */
const lastDay = 28;
const dayMs = 24 * 60 * 60 * 1000;

/** Days after the beginning of a month on which the card is charged, or the donor is asked, until it is paid. */
export const tryDays = [0, 3, 7] as const;
/** The day after the beginning of a month on which it is given up at the latest. */
const giveUpDay = 14;

/** Returns the key of a month: its first day. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** Returns the beginning of the next month's gift: the same day of the month, at most the 28th. */
export const followingDue = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, Math.min(at.getUTCDate(), lastDay), hourUtc));

/** Returns the newest beginning that is over: months during which nothing ran are not taken later, all at once. */
export function latestDue(due: Date, now: Date): Date {
  const next = followingDue(due);
  return next <= now ? latestDue(next, now) : due;
}

/** Returns the first beginning that is still to come. */
export const comingDue = (due: Date, now: Date): Date =>
  due > now ? due : comingDue(followingDue(due), now);

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/** Returns when a month without a payment is given up. */
export const giveUpAt = (dueAt: Date): Date => daysAfter(dueAt, giveUpDay);

/**
 * Returns the time of the next try, not before tomorrow when the process was down; undefined after the last one.
 * @param tries how often it was tried
 */
export function nextTry(dueAt: Date, tries: number, now: Date): Date | undefined {
  const days = tryDays[tries];
  if (days === undefined) return undefined;
  return new Date(Math.max(daysAfter(dueAt, days).getTime(), now.getTime() + dayMs));
}
