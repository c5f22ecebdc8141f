export const referralLimits = {
  /** For a few words to a friend. */
  noteMax: 300,
  /** A mail that could not be sent within this many days is discarded, with its address and text. */
  daysToSend: 2,
  /** A friend receives at most one mail within this many days, no matter from how many senders. */
  daysBetweenMails: 30,
} as const;
