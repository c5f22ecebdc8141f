import { formatDate } from '../../format';

/** A day as 'MMM DD, YYYY' in UTC. */
export function DateText({ value }: { value: string | Date }) {
  const iso = typeof value === 'string' ? value : value.toISOString();
  return <time dateTime={iso}>{formatDate(value)}</time>;
}
