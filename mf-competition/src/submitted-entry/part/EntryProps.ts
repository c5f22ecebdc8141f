import type { CompetitionEntryState } from '../../api';

/** What each part of the page of an entry is given. */
export interface EntryProps {
  /** Of its private link. */
  readonly entryKey: string;
  readonly entry: CompetitionEntryState;
  /** Asks for it anew. */
  readonly refetch: () => Promise<unknown>;
}
