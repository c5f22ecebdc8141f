import type { CompetitionEntryState } from '../../api';

/** The props of each part of an entry's page. */
export interface EntryProps {
  /** The key of its private link. */
  readonly entryKey: string;
  readonly entry: CompetitionEntryState;
  /** Reloads it. */
  readonly refetch: () => Promise<unknown>;
}
