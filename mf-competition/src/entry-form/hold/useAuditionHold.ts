import { codeOfApiError } from '@school/shared/api';
import { useEffect } from 'react';
import { useGetAuditionHoldQuery, type AuditionHold } from '../../api';

/** How often a visible hold is requested, because another device may have moved it (ms). */
const EVERY = 30_000;

/** The state of the slot that is held for an entry. */
export interface KnownHold {
  /** The hold in any state. */
  readonly hold: AuditionHold | undefined;
  /** It is held for this entry, or assigned to it. */
  readonly isAlive: boolean;
  /** When the API said so (ms since 1970, by the clock of this device). */
  readonly answeredAt: number;
  readonly isLoading: boolean;
  readonly ask: () => void;
}

/** Returns the hold of a token from the API, none for ''. Needs the store. */
export function useAuditionHold(token: string): KnownHold {
  const query = useGetAuditionHoldQuery(
    { 'hold-token': token },
    { skip: token === '', refetchOnMountOrArgChange: true, pollingInterval: EVERY },
  );
  const { currentData, error, fulfilledTimeStamp = 0, isUninitialized, refetch } = query;

  useEffect(() => {
    if (isUninitialized) return undefined;
    const back = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, [isUninitialized, refetch]);

  const hold = token === '' || codeOfApiError(error) === 'not_found' ? undefined : currentData;
  return {
    hold,
    isAlive: hold?.state === 'held' || hold?.state === 'given',
    answeredAt: fulfilledTimeStamp,
    isLoading: token !== '' && !currentData && !error,
    ask: () => void (isUninitialized || refetch()),
  };
}
