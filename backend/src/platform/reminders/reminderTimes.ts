const hour = 60 * 60_000;

/** Returns the time in between which an occasion must be for its reminder to be sent now. */
export const timesToRemindOf = (now: Date, hours: number) => ({
  /** Nearer ones would be reminded of too late: less than half of the lead time is left. */
  after: new Date(now.getTime() + (hours * hour) / 2),
  until: new Date(now.getTime() + hours * hour),
});

/** Returns whether it is too late for the reminder of an occasion. */
export const isLate = (at: Date, now: Date, hours: number): boolean =>
  at <= timesToRemindOf(now, hours).after;
