/** Limits of the community. */
export const communityLimits = {
  /** For how long the link in a mail confirms that somebody joins. */
  confirmDays: 7,
} as const;
