/** The time of a moment as 'HH:MM' in UTC, which is Ghana's time. */
export const clockTime = (moment: string): string => new Date(moment).toISOString().slice(11, 16);
