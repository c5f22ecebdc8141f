import { EmptyState } from '@school/shared/ui';
import type { CompetitionRound } from '../../../kit/competition/api';
import { roundNames } from '@school/shared/competition';

/** Shown while a round has no entries. */
export function NobodyToPrint({ round }: { readonly round: CompetitionRound }) {
  return (
    <EmptyState title={`No entries in ${roundNames[round].toLowerCase()}`} level={2}>
      You can print once entries are admitted to the round.
    </EmptyState>
  );
}
