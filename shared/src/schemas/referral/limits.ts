/** Limits of a referral. */
export const referralLimits = {
  /** Of a few words to a friend. */
  noteMax: 300,
} as const;
