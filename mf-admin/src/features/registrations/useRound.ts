import { useLocation, useNavigate } from '@school/shared';
import { rounds } from '@school/shared/competition';
import type { CompetitionRound } from '../../kit/competition/api';

/** Returns the round in the address, and a function to change it. */
export function useRound(): readonly [CompetitionRound, (round: CompetitionRound) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const round = rounds.find((one) => one === asked.get('round')) ?? 'round1';
  return [
    round,
    (next) => {
      asked.set('round', next);
      void navigate(`${pathname}?${asked.toString()}`, { replace: true });
    },
  ];
}
