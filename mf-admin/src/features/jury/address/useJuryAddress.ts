import { useLocation, useNavigate } from '@school/shared';
import { rounds } from '@school/shared/competition';
import type { CompetitionRound } from '../api/generated/endpoints';

interface Asked {
  readonly round: CompetitionRound;
  /** The open entry; empty for none. */
  readonly entryId: string;
}

/** Returns the address of an entry on the jury page, or of a round without one. */
export const juryAddress = ({ round, entryId = '' }: Partial<Asked> & Pick<Asked, 'round'>): string =>
  `?${new URLSearchParams({ round, ...(entryId && { entry: entryId }) }).toString()}`;

/** Returns round and entry from the address bar, so that going back leads to the list. */
export function useJuryAddress(): Asked & { readonly choose: (asked: Pick<Asked, 'round'>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const round = rounds.find((one) => one === asked.get('round')) ?? 'round1';
  return {
    round,
    entryId: asked.get('entry') ?? '',
    choose: (next) => void navigate(pathname + juryAddress(next), { replace: true }),
  };
}
