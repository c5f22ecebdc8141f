/** Limits of the showcase. */
export const showcaseLimits = {
  /** Of what performers tell of themselves, and of a wish for an engagement. */
  aboutMax: 1500,
  recordingsMax: 3,
  performersMax: 16,
  guestsMax: 20_000,
  /** In pesewas. */
  budgetMax: 100_000_000,
  /** For how long ahead performers can be booked. */
  bookingDaysMax: 730,
  /** How long a performer is away for an engagement from its beginning on; clients do not say how long it lasts. */
  awayHours: 4,
} as const;
