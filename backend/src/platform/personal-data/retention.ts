import type { Deps } from '../http/deps';

/** Deletes what is older than a time. @returns the number of records */
export type RetentionRule = (
  context: Pick<Deps, 'db' | 'clock' | 'sentMails'>,
  before: Date,
) => Promise<number>;

/** How long a kind of record is kept, and how it is deleted then. */
export interface Retention {
  /** The kind; several features may have records of one. */
  readonly kind: string;
  /** Its time, as the privacy page shows it. */
  readonly days: number;
  readonly forget: RetentionRule;
}
