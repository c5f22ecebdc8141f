/** Limits of a referral. */
export const referralLimits = {
  /** Of a few words to a friend. */
  noteMax: 300,
  /** A letter that could not be sent within so many days is not sent any more, and its address and words go. */
  daysToSend: 2,
  /** A friend gets one letter within so many days, no matter who recommends us to them. */
  daysBetweenMails: 30,
} as const;
