/** Compares a number with that of the previous period. @param days length of both periods */
export function compared(count: number, before: number, days: number): string {
  const then = days === 1 ? 'the day before' : `the ${days} days before`;
  if (before === 0) return count === 0 ? `Also none in ${then}` : `None in ${then}`;
  if (count === before) return `Same as in ${then}`;
  const difference = Math.abs(count - before).toLocaleString('en');
  return `${difference} ${count > before ? 'more' : 'fewer'} than in ${then} (${before.toLocaleString('en')})`;
}
