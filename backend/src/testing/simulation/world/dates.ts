const DAY_MS = 86_400_000;

/** Returns the date some days later, such as `2025-03-01`, UTC. */
export const addDays = (from: Date, days: number): string =>
  new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);
