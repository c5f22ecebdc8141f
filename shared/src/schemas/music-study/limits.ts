/** Limits of the forms for lessons. */
export const musicStudyLimits = {
  messageMax: 3000,
} as const;
