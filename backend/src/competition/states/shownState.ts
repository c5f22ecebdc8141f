import { rounds, type Round } from '@school/shared/competition';
import type { publicationKinds } from '../../platform/db/schema';
import { stateOfRound, type EntryState } from './machine';

export type PublicationKind = (typeof publicationKinds)[number];

interface Standing {
  state: EntryState;
  reached: Round | null;
}

/** What has to stand on the site before a competitor learns that they came further, or did not. */
const toldBy: Readonly<Record<Round, PublicationKind>> = {
  round1: 'round2_lineup',
  round2: 'round3_update',
  final: 'results',
};

/** How an entry stands as far as it is published: nobody learns of a decision before it is. */
export function shownState(
  { state, reached }: Standing,
  published: ReadonlySet<PublicationKind>,
): EntryState {
  const decided = decidedRounds(state, reached);
  const untold = rounds.slice(0, decided).find((round) => !published.has(toldBy[round]));
  return untold ? stateOfRound[untold] : state;
}

/** After how many rounds something was decided about it. */
function decidedRounds(state: EntryState, reached: Round | null): number {
  if (state === 'round2') return 1;
  if (state === 'final') return 2;
  if (state === 'placed') return 3;
  return state === 'out' && reached ? rounds.indexOf(reached) + 1 : 0;
}
