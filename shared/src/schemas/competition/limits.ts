/** Limits of entering the competition. */
export const competitionLimits = {
  /** How long an audition slot is held for somebody who registers. Minutes. */
  holdMinutes: 30,
  /** How long a slot that was offered is kept. Hours. */
  offerHours: 24,
  /** So many slots one address may hold at once: a school's pupils share one. */
  heldPerAddress: 12,
  /** How long a slot is kept that is offered in the place of one that was lost. Hours. */
  replacementHours: 48,
  /** For how long a guardian's link works. Days. */
  consentDays: 14,
  /** For how long a draft is kept that nobody changes. Days. */
  draftDays: 60,
  /** Longest text of a draft. */
  draftTextMax: 1000,
  /** Longest draft, as JSON. */
  draftMax: 20_000,
} as const;
