/** A number beside the one of the period before, in words. @param days how long both periods are */
export function compared(count: number, before: number, days: number): string {
  const then = days === 1 ? 'the day before' : `the ${days} days before`;
  if (before === 0) return count === 0 ? `None in ${then} either` : `None in ${then}`;
  if (count === before) return `As many as in ${then}`;
  const difference = Math.abs(count - before).toLocaleString('en');
  return `${difference} ${count > before ? 'more' : 'fewer'} than in ${then} (${before.toLocaleString('en')})`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a period has, the first and the last included. */
export const daysIn = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
