export const showcaseLimits = {
  /** For descriptions of performers and of requested engagements. */
  aboutMax: 1500,
  recordingsMax: 3,
  performersMax: 16,
  guestsMax: 20_000,
  /** In pesewas. */
  budgetMax: 100_000_000,
  /** How far ahead performers can be booked. */
  bookingDaysMax: 730,
  /** How long a performer is unavailable from the start of an engagement; clients do not state its length. */
  awayHours: 4,
} as const;
