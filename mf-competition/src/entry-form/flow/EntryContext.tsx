import { createContext, useContext } from 'react';
import type { CompetitionEntryState } from '../../api';
import type { KnownHold } from '../hold/useAuditionHold';
import type { EntryUploads } from '../form/useEntryUploads';
import type { EntryForm } from '../form/useEntryForm';

/** What every step of an entry works with. */
export interface Entering {
  readonly school: EntryForm;
  readonly uploads: EntryUploads;
  readonly hold: KnownHold;
  /** The entry that is changed, as it stands; none for a new one. */
  readonly changed: CompetitionEntryState | undefined;
  /** What is to be paid for a new one, in pesewas. */
  readonly fee: number;
}

export const EntryContext = createContext<Entering | null>(null);

/** The entry that is being filled in. */
export function useEntering(): Entering {
  const entering = useContext(EntryContext);
  if (!entering) throw new Error('A step of an entry stands outside of it');
  return entering;
}
