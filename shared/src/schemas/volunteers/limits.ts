/** Limits of what staff write down of volunteers. */
export const volunteerLimits = {
  noteMax: 500,
  /** How many helpers one shift may take. */
  neededMax: 99,
  /** How long one shift may last. */
  hoursMax: 16,
} as const;
