import { formatDateTime } from '@school/shared/format';

/** A day with its time, in UTC, which is Ghana's time. */
export function DateTime({ value }: { readonly value: string }) {
  return <time dateTime={value}>{formatDateTime(value)}</time>;
}
