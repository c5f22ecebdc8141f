/** The first and the last day as `YYYY-MM-DD`, both inclusive; empty when not set. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** An error message and its field. */
export interface WrongDay {
  readonly field: keyof Days;
  readonly message: string;
}

/** Returns whether a text is a valid `YYYY-MM-DD` date in years that the API accepts. */
export function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Validates two optional days; undefined when they are valid. */
export function wrongOrder({ from, to }: Days): WrongDay | undefined {
  if (from && to && from > to) return { field: 'to', message: 'The last day is before the first' };
  return undefined;
}
