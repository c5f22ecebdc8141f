import { createContext, useContext } from 'react';
import type { CompetitionEntryState } from '../../api';
import type { KnownHold } from '../hold/useAuditionHold';
import type { EntryUploads } from '../form/useEntryUploads';
import type { EntryForm } from '../form/useEntryForm';

/** The state that all steps of an entry share. */
export interface Entering {
  readonly school: EntryForm;
  readonly uploads: EntryUploads;
  readonly hold: KnownHold;
  /** The returned entry, undefined for a new one. */
  readonly changed: CompetitionEntryState | undefined;
  /** The fee of a new entry in pesewas. */
  readonly fee: number;
}

export const EntryContext = createContext<Entering | null>(null);

/** Returns the entry that is being filled in. */
export function useEntering(): Entering {
  const entering = useContext(EntryContext);
  if (!entering) throw new Error('A step of an entry stands outside of it');
  return entering;
}
