/** Limits of a page's report. */
export const analyticsLimits = {
  pagePathMax: 120,
  eventsMax: 50,
  /** For a measurement, in milliseconds. */
  vitalMax: 3_600_000,
} as const;
