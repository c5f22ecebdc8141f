import { rounds, type Round } from '@school/shared/competition';
import { entryMoves, type entryMovers, type entryStates } from '../../platform/db/schema';

export type EntryState = (typeof entryStates)[number];

/** Who can ask for a move. The jury scores, and moves nobody. */
export const moveRoles = ['competitor', 'staff', 'jury', 'public'] as const;

export type MoveRole = (typeof moveRoles)[number];

export type MoveName = (typeof entryMoves)[number];

export type Mover = (typeof entryMovers)[number];

interface Move {
  by: readonly MoveRole[];
  /** Where it leads from each state; `reached` is the round in which somebody went out. */
  to: Partial<Record<EntryState, EntryState | 'reached'>>;
}

/** Where an entry can go, and who takes it there; what is not here never happens. */
const moves = {
  /** To the competitor, with words about what to change. */
  return: { by: ['staff'], to: { submitted: 'returned', accepted: 'returned' } },
  hand_in: { by: ['competitor', 'staff'], to: { returned: 'submitted' } },
  accept: { by: ['staff'], to: { submitted: 'accepted' } },
  advance: { by: ['staff'], to: { accepted: 'round2', round2: 'final' } },
  place: { by: ['staff'], to: { final: 'placed' } },
  drop: { by: ['staff'], to: { accepted: 'out', round2: 'out', final: 'out' } },
  /** Undoes a slip. */
  take_back: {
    by: ['staff'],
    to: { round2: 'accepted', final: 'round2', placed: 'final', out: 'reached' },
  },
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

/** How an entry stands while it plays in a round. */
export const stateOfRound: Readonly<Record<Round, EntryState>> = {
  round1: 'accepted',
  round2: 'round2',
  final: 'final',
};

/** The round that an entry plays in; undefined for one that plays in none. */
export function roundOf(state: EntryState): Round | undefined {
  return rounds.find((round) => stateOfRound[round] === state);
}

interface Standing {
  state: EntryState;
  reached: Round | null;
}

/** Where a move leads; undefined when there is none of it from here, or it is not for this role. */
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

/** The moves that there are for a role from here. */
export const movesFrom = (standing: Standing, role: MoveRole): MoveName[] =>
  entryMoves.filter((name) => nextState(standing, name, role) !== undefined);
