/** Limits of competition entries. */
export const competitionLimits = {
  /** How long an audition slot is held during registration. Minutes. */
  holdMinutes: 30,
  /** How long an offered slot is held. Hours. */
  offerHours: 24,
  /** How many slots one IP address may hold at once, because pupils of a school share one. */
  heldPerAddress: 12,
  /** How long a slot is held that is offered as a replacement for a lost one. Hours. */
  replacementHours: 48,
  /** How long a guardian's link is valid. Days. */
  consentDays: 14,
  /** How long an unchanged draft is stored. Days. */
  draftDays: 60,
  /** The maximum length of a text in a draft. */
  draftTextMax: 1000,
  /** The maximum size of a draft as JSON. */
  draftMax: 20_000,
} as const;
