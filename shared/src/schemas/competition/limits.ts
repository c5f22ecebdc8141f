/** Limits of entering the competition. */
export const competitionLimits = {
  /** How long an audition slot is held for somebody who registers. Minutes. */
  holdMinutes: 30,
  /** How long a slot that was offered is kept. Hours. */
  offerHours: 24,
  /** So many slots one address may hold at once: a school's pupils share one. */
  heldPerAddress: 12,
} as const;
