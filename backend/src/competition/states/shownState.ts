import { rounds, type Round } from '@school/shared/competition';
import type { publicationKinds } from '../../platform/db/schema';
import { stateOfRound, type EntryState } from './machine';

export type PublicationKind = (typeof publicationKinds)[number];

interface Standing {
  state: EntryState;
  reached: Round | null;
}

/** The publication that must be on the site before a competitor sees the result of a round. */
const toldBy: Readonly<Record<Round, PublicationKind>> = {
  round1: 'round2_lineup',
  round2: 'round3_update',
  final: 'results',
};

/** Returns the state of an entry as far as it is published, so that no decision is visible before. */
export function shownState(
  { state, reached }: Standing,
  published: ReadonlySet<PublicationKind>,
): EntryState {
  const decided = decidedRounds(state, reached);
  const untold = rounds.slice(0, decided).find((round) => !published.has(toldBy[round]));
  return untold ? stateOfRound[untold] : state;
}

/** Returns the number of rounds with a decision about the entry. */
function decidedRounds(state: EntryState, reached: Round | null): number {
  if (state === 'round2') return 1;
  if (state === 'final') return 2;
  if (state === 'placed') return 3;
  return state === 'out' && reached ? rounds.indexOf(reached) + 1 : 0;
}
