const year = 365;

/**
 * How many days each kind of record is stored: the only definition of the periods that the API's hourly job enforces
 * (`backend/src/office/retention`) and the privacy page shows. Sample rules, for the school to confirm.
 */
export const retentionDays = {
  /** Messages and questions about fees, after they were sent. */
  messages: year,
  /** Registrations that led to no place, and trial lessons, after their last change. */
  lessons: 2 * year,
  /** Job applications with their CV, after they were sent. */
  applications: year,
  /** Rejected performer applications, after they were sent. */
  performers: 2 * year,
  /** Bookings of performers, after their day. */
  engagements: year,
  /** Competition entries with documents, points and comments, after they were sent. */
  entries: 2 * year,
  /** Entries for the Music Art Challenge with their sheet, after they were sent. */
  challenge: 2 * year,
  /** Donors and buyers, after the payment; amounts are stored longer for the accounts. */
  paid: 6 * year,
  /** People who began a donation or a ticket order and never paid. */
  unpaid: 90,
  /** People that donations honour or remember, and the recipients of cards, after the donation began. */
  tributes: 90,
  /** Names on tickets, after the purchase. */
  tickets: year,
  /** Waiting lists for tickets and auditions, interested people and invitations. */
  waiting: year,
  /** Places in the waiting room of a ticket sale, after the arrival. */
  queue: 30,
  /** Changes by staff, and staff members who have left. */
  audit: 2 * year,
  /** Texts and addresses of mails, after they were sent. */
  mails: 90,
  /** Reminders, after the time that they were about. */
  reminders: 90,
  /** Numbers for reminders by text message, after they were given or last used. */
  textReminders: year,
  /** Photographs that staff added, after the last page stopped showing them. */
  photographs: 30,
  /** Forms that were held as probable spam, after they were sent. */
  held: 60,
  /** Fingerprints of submissions. */
  fingerprints: 60,
  /** Sessions of staff, after their last use. */
  sessions: 60,
  /** Counts of policy violations in browsers, after the last one. */
  refusals: 30,
  /** Counts of requests by version of a page, after the last one of the day. */
  versions: 30,
  /** Counts of how apps ran, after their hour. */
  appHealth: 30,
} as const;

/** A kind of record that the job deletes. */
export type RetainedKind = keyof typeof retentionDays;
