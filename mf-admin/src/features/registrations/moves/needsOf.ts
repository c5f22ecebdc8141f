import type { CompetitionEntryDetail } from '../api';
import { paperLabels } from '../labels';

type Needs = Pick<CompetitionEntryDetail, 'state' | 'missing' | 'consent' | 'fee'>;

/** Lists what is missing from an entry and can be brought to the office. */
export const needsOf = ({ state, missing, consent, fee }: Needs): string[] =>
  state === 'withdrawn'
    ? []
    : [
        ...missing.map((kind) => paperLabels[kind].toLowerCase()),
        ...(consent === 'waiting' ? ['the guardian’s consent'] : []),
        ...(fee === 'due' ? ['the fee'] : []),
      ];
