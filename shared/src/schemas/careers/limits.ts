/** Limits of a job application. */
export const careersLimits = {
  /** For the letter. */
  letterMax: 3000,
} as const;
