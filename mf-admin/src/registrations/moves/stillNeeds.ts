import type { CompetitionEntryDetail } from '../api';

type Needs = Pick<CompetitionEntryDetail, 'state' | 'missing' | 'consent' | 'fee'>;

/** Whether an entry still needs something that can be brought to the office. */
export const stillNeeds = ({ state, missing, consent, fee }: Needs): boolean =>
  state !== 'withdrawn' && (missing.length > 0 || consent === 'waiting' || fee === 'due');
