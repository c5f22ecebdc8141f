import type { StatusKind } from '@school/shared/staff/ui';
import type { JuryEntry } from '../api';
import type { StoredScore } from './storedScore';

/** Returns the state of an entry for this juror, local scores before those of the API. */
export function stateOfEntry(
  { mine }: Pick<JuryEntry, 'mine'>,
  kept: Pick<StoredScore, 'state'> | undefined,
): readonly [StatusKind, string] {
  if (mine === 'recused') return ['withdrawn', 'Recused'];
  if (kept?.state === 'conflict') return ['failed', 'Two scores, choose one'];
  if (kept?.state === 'refused') return ['failed', 'Rejected'];
  if (kept?.state === 'waiting') return ['returned', 'Not sent yet'];
  if (kept) return ['progress', mine === 'scored' ? 'Change not submitted' : 'Started'];
  return mine === 'scored' ? ['done', 'Submitted'] : ['new', 'Open'];
}
