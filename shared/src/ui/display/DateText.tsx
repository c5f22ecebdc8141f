import { formatDate } from '../../format';

/** Shows a date as 'MMM DD, YYYY' in UTC. */
export function DateText({ value }: { value: string | Date }) {
  const iso = typeof value === 'string' ? value : value.toISOString();
  return <time dateTime={iso}>{formatDate(value)}</time>;
}
