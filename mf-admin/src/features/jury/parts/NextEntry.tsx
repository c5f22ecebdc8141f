import { Button, Cluster } from '@school/shared/ui';
import type { CompetitionRound, JuryEntry } from '../api';
import { juryAddress } from '../address/useJuryAddress';

interface Props {
  readonly round: CompetitionRound;
  readonly entries: readonly JuryEntry[];
  readonly entryId: string;
}

/** Links to the previous and next entry. */
export function NextEntry({ round, entries, entryId }: Props) {
  const at = entries.findIndex(({ id }) => id === entryId);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  return (
    <Cluster gap="s3">
      {before && (
        <Button tone="line" size="s" to={juryAddress({ round, entryId: before.id })}>
          Previous: {before.number}
        </Button>
      )}
      {after && (
        <Button tone="ink" size="s" to={juryAddress({ round, entryId: after.id })}>
          Next: {after.number}
        </Button>
      )}
    </Cluster>
  );
}
