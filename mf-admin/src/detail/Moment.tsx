import { inWords } from './moments';

/** A day with its time, in UTC, which is Ghana's time. */
export function Moment({ value }: { readonly value: string }) {
  return <time dateTime={value}>{inWords(value)}</time>;
}
