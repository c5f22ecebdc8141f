import { FactList } from '@school/shared/staff/detail';
import { partOf, timeOfSlot } from '../../../kit/competition/format';
import type { CompetitionRound, JuryEntry } from '../api';

/** What is played, and when. */
export function EntryFacts({
  entry,
  round,
}: {
  readonly entry: JuryEntry;
  readonly round: CompetitionRound;
}) {
  const at = round === 'round1' && entry.slot ? timeOfSlot(entry.slot) : undefined;
  const { A, B } = entry.pieces;
  return (
    <FactList
      facts={[
        ['Number', entry.name && entry.number],
        ['Plays', partOf(entry)],
        ['Audition', at && `${at.day}, ${at.time}`],
        ['Piece A', `${A.title}, ${A.composer}`],
        ['Piece B', `${B.title}, ${B.composer}`],
      ]}
    />
  );
}
