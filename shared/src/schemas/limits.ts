/** Every limit lives once here and serves the input, the schema and the message. */
export const limits = {
  emailMax: 254,
  nameMin: 1,
  nameMax: 100,
  phoneMax: 32,
  messageMax: 3000,
  /** Of a few words to a friend. */
  noteMax: 300,
  /** For how long the link in a letter confirms that somebody joins. */
  confirmDays: 7,
  /** Of what an applicant writes about themselves. */
  letterMax: 3000,
  /** Of a short answer on one line. */
  shortTextMax: 120,
  linkMax: 500,
  /** Of what performers tell of themselves, and of a wish for an engagement. */
  aboutMax: 1500,
  recordingsMax: 3,
  performersMax: 6,
  guestsMax: 20_000,
  passwordMin: 8,
  passwordMax: 128,
  pagePathMax: 120,
  /** Of one report of a page. */
  beaconEventsMax: 50,
  /** Of a measurement, in milliseconds. */
  vitalMax: 3_600_000,
  /** Of a gift, in pesewas. */
  donationMin: 500,
  donationMax: 10_000_000,
  donationMessageMax: 280,
  /** Of an engagement, in pesewas. */
  budgetMax: 100_000_000,
  /** For how long ahead performers can be booked. */
  bookingDaysMax: 730,
} as const;
