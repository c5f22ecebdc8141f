/** Limits of a report of a page. */
export const analyticsLimits = {
  pagePathMax: 120,
  eventsMax: 50,
  /** Of a measurement, in milliseconds. */
  vitalMax: 3_600_000,
} as const;
