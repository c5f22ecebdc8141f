import { rounds, type Round } from '@school/shared/competition';
import { entryMoves, type entryMovers, type entryStates } from '../../platform/db/schema';

export type EntryState = (typeof entryStates)[number];

/** Roles that can ask for a move. The jury scores, but moves no entry. */
export const moveRoles = ['competitor', 'staff', 'jury', 'public'] as const;

export type MoveRole = (typeof moveRoles)[number];

export type MoveName = (typeof entryMoves)[number];

export type Mover = (typeof entryMovers)[number];

interface Move {
  by: readonly MoveRole[];
  /** The target by state; `reached` is the round in which the competitor went out. */
  to: Partial<Record<EntryState, EntryState | 'reached'>>;
}

/** The possible moves of an entry with their roles; all others are impossible. */
const moves = {
  /** To the competitor, with a message about what to change. */
  return: { by: ['staff'], to: { submitted: 'returned', accepted: 'returned' } },
  hand_in: { by: ['competitor', 'staff'], to: { returned: 'submitted' } },
  accept: { by: ['staff'], to: { submitted: 'accepted' } },
  advance: { by: ['staff'], to: { accepted: 'round2', round2: 'final' } },
  place: { by: ['staff'], to: { final: 'placed' } },
  drop: { by: ['staff'], to: { accepted: 'out', round2: 'out', final: 'out' } },
  /** Undoes a mistake. */
  take_back: { by: ['staff'], to: { round2: 'accepted', final: 'round2', placed: 'final', out: 'reached' } },
  withdraw: {
    by: ['competitor', 'staff'],
    to: {
      submitted: 'withdrawn',
      returned: 'withdrawn',
      accepted: 'withdrawn',
      round2: 'withdrawn',
      final: 'withdrawn',
    },
  },
} as const satisfies Record<MoveName, Move>;

/** The state of an entry while it plays in a round. */
export const stateOfRound: Readonly<Record<Round, EntryState>> = {
  round1: 'accepted',
  round2: 'round2',
  final: 'final',
};

/** Returns the round that an entry plays in, or undefined. */
export function roundOf(state: EntryState): Round | undefined {
  return rounds.find((round) => stateOfRound[round] === state);
}

interface Standing {
  state: EntryState;
  reached: Round | null;
}

/** Returns the target of a move; undefined when it is impossible from this state or for this role. */
export function nextState(
  { state, reached }: Standing,
  name: MoveName,
  role: MoveRole,
): EntryState | undefined {
  const move: Move = moves[name];
  if (!move.by.includes(role)) return undefined;
  const to = move.to[state];
  return to === 'reached' ? (reached === null ? undefined : stateOfRound[reached]) : to;
}

/** Returns the possible moves for a role. */
export const movesFrom = (standing: Standing, role: MoveRole): MoveName[] =>
  entryMoves.filter((name) => nextState(standing, name, role) !== undefined);
