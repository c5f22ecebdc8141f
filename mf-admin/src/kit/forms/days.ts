/** Two days as `YYYY-MM-DD`, the first and the last included; empty where none is chosen. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with two days, and at which of them. */
export interface WrongDay {
  readonly field: keyof Days;
  readonly message: string;
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`, in years that the API takes. */
export function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What is wrong with days that may be left out; nothing where they can be asked for. */
export function wrongOrder({ from, to }: Days): WrongDay | undefined {
  if (from && to && from > to) return { field: 'to', message: 'The last day is before the first' };
  return undefined;
}
