/** For how long something is stored: some days after an event, or until somebody asks for it to be deleted. */
export type Keep = 'until_asked' | { readonly days: number; readonly after: string };

/** A kind of record that the school stores of people. */
export interface RecordKind {
  readonly id: string;
  readonly name: string;
  /** What is stored. */
  readonly what: string;
  /** What it is stored for. */
  readonly why: string;
  readonly keep: Keep;
  /** What else happens to it meanwhile, as a sentence. */
  readonly also?: string;
  /** Whether it can be about somebody under 18. */
  readonly ofChildren: boolean;
  /** Where it lies in the database. */
  readonly tables: readonly string[];
}

/** How long a kind of record is kept, as people read it. */
export function describeKeep(keep: Keep): string {
  if (keep === 'until_asked') return 'Until you ask us to delete it';
  return `${formatDays(keep.days)} after ${keep.after}`;
}

/** A length of time, in years where it is whole ones: '60 days', '1 year'. */
export function formatDays(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
