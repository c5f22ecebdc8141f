const year = 365;

/**
 * For how many days each kind of record is kept: the one place where a time stands that the API's hourly job keeps
 * (`backend/src/office/retention`). The page about privacy shows the same numbers. Sample rules, for the school to confirm.
 */
export const retentionDays = {
  /** Messages and questions about fees, after they were sent. */
  messages: year,
  /** Registrations for lessons that led to no place, and trial lessons, after they were sent or changed. */
  lessons: 2 * year,
  /** Applications for work with their CV, after they were sent. */
  applications: year,
  /** Applications to perform that were not accepted, after they were sent. */
  performers: 2 * year,
  /** Bookings of performers, after the day that they are for. */
  engagements: year,
  /** Entries for the competition with papers, points and words, after they were sent. */
  entries: 2 * year,
  /** Entries for the Music Art Challenge with their sheet, after they were sent. */
  challenge: 2 * year,
  /** Who gave or bought, after the payment; the books keep amounts for longer. */
  paid: 6 * year,
  /** Who began a donation or an order of tickets that was never paid. */
  unpaid: 90,
  /** Names on tickets, after they were bought. */
  tickets: year,
  /** Who waits for tickets or an audition, is interested, or is invited. */
  waiting: year,
  /** What staff have changed, after they did; and who of them is here no more, after they were. */
  audit: 2 * year,
  /** Words and addresses of mails, after they were sent. */
  mails: 90,
  /** Forms that look as if a program had filled them in, after they were sent. */
  held: 60,
  /** Fingerprints of what was sent. */
  fingerprints: 60,
  /** Where staff were signed in, after they last used it. */
  sessions: 60,
  /** Counts of what browsers refused pages, after the last time. */
  refusals: 30,
} as const;

/** A kind of record whose time the job keeps. */
export type RetainedKind = keyof typeof retentionDays;
