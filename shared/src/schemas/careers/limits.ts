/** Limits of an application for a job. */
export const careersLimits = {
  /** Of what an applicant writes about themselves. */
  letterMax: 3000,
} as const;
