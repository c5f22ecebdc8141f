/** How long a record is stored: some days after an event, or until a person asks for its deletion. */
export type Keep = 'until_asked' | { readonly days: number; readonly after: string };

/** A kind of personal data that the school stores. */
export interface RecordKind {
  readonly id: string;
  readonly name: string;
  /** The stored data. */
  readonly what: string;
  /** The purpose. */
  readonly why: string;
  readonly keep: Keep;
  /** What else happens to it in the meantime, as a sentence. */
  readonly also?: string;
  /** Whether it can concern minors. */
  readonly ofChildren: boolean;
}

/** Describes how long a kind of record is stored. */
export function describeKeep(keep: Keep): string {
  if (keep === 'until_asked') return 'Until you ask us to delete it';
  return `${formatDays(keep.days)} after ${keep.after}`;
}

/** Formats a duration, in years when it is whole ones: '60 days', '1 year'. */
export function formatDays(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
