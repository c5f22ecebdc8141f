import { describe, expect, it } from 'vitest';
import { entryMoves, entryStates } from '../../platform/db/schema';
import { moveRoles, nextState, roundOf, type EntryState, type MoveName } from './machine';

/** The target state of each move for staff, by state in the order of `entryStates`; a dot is impossible. */
const forStaff: Record<MoveName, string> = {
  return: 'returned . returned . . . . .',
  hand_in: '. submitted . . . . . .',
  accept: 'accepted . . . . . . .',
  advance: '. . round2 final . . . .',
  place: '. . . . placed . . .',
  drop: '. . out out out . . .',
  take_back: '. . . accepted round2 final round2 .',
  withdraw: 'withdrawn withdrawn withdrawn withdrawn withdrawn . . .',
};

const forCompetitors: readonly MoveName[] = ['hand_in', 'withdraw'];

const cases = moveRoles.flatMap((role) =>
  entryMoves.flatMap((move) =>
    entryStates.map((state, at) => {
      const isTheirs = role === 'staff' || (role === 'competitor' && forCompetitors.includes(move));
      const to = forStaff[move].split(' ')[at];
      return { role, move, state, to: isTheirs && to !== '.' ? (to as EntryState) : undefined };
    }),
  ),
);

describe('an entry', () => {
  it.each(cases)('that is $state goes by $move of $role to $to', ({ role, move, state, to }) => {
    expect(nextState({ state, reached: 'round2' }, move, role)).toBe(to);
  });

  it('returns to the round in which it went out', () => {
    const back = (reached: 'round1' | 'round2' | 'final' | null) =>
      nextState({ state: 'out', reached }, 'take_back', 'staff');
    expect([back('round1'), back('round2'), back('final'), back(null)]).toEqual([
      'accepted',
      'round2',
      'final',
      undefined,
    ]);
  });

  it('plays only in the rounds', () => {
    expect(entryStates.filter((state) => roundOf(state))).toEqual(['accepted', 'round2', 'final']);
  });
});
