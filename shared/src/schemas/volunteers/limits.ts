/** Limits of the volunteer list. */
export const volunteerLimits = {
  noteMax: 500,
  /** The maximum number of volunteers per shift. */
  neededMax: 99,
  /** The maximum length of a shift. */
  hoursMax: 16,
} as const;
