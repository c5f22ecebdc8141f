import { Notice } from '@school/shared/ui';
import type { CompetitionRound, JuryEntry, JuryScore } from '../api';
import type { Scores } from '../queue/useScores';
import type { GivenScore, StoredScore } from '../rules/storedScore';
import { Others } from './Others';
import { Recusal } from './Recusal';
import { ScoreConflict } from './ScoreConflict';
import { ScoreForm } from './ScoreForm';

interface Props {
  readonly round: CompetitionRound;
  readonly entry: JuryEntry;
  readonly scores: Scores;
  readonly kept: StoredScore | undefined;
  /** One's own score at the API. */
  readonly given: GivenScore | null;
  readonly others: readonly JuryScore[] | null;
}

/** One's own score in any state, with its actions. */
export function Scoring({ round, entry, scores, kept, given, others }: Props) {
  if (entry.mine === 'recused')
    return <Notice title="You are not scoring this entry">Only staff see your reason.</Notice>;
  if (kept?.state === 'conflict' && kept.other)
    return <ScoreConflict score={kept} other={kept.other} scores={scores} />;
  return (
    <>
      {kept?.state === 'refused' && (
        <Notice tone="error" title="The server rejected this score" live>
          {kept.problem} It stays on this device. Change it or delete it.
        </Notice>
      )}
      <ScoreForm {...{ round, entry, scores, kept, given }} />
      {given ? (
        <Others others={others ?? []} />
      ) : (
        <Recusal entryId={entry.id} onDone={() => scores.drop({ entryId: entry.id, round })} />
      )}
    </>
  );
}
