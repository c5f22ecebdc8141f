import { EmptyState } from '@school/shared/ui';
import type { CompetitionRound } from '../../../kit/competition/api';
import { roundNames } from '@school/shared/competition';

/** Said in the place of sheets while a round has nobody. */
export function NobodyToPrint({ round }: { readonly round: CompetitionRound }) {
  return (
    <EmptyState title={`Nobody plays in ${roundNames[round].toLowerCase()}`} level={2}>
      There is something to print once entries are let into the round.
    </EmptyState>
  );
}
