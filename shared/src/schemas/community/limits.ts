/** Limits of the community. */
export const communityLimits = {
  /** How long a confirmation link is valid. */
  confirmDays: 7,
} as const;
