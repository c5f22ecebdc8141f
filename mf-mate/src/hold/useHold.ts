import { codeOfApiError } from '@school/shared/api';
import { useEffect } from 'react';
import { useGetTicketHoldQuery, type TicketHold } from '../api';

/** How often a visible hold is requested, because another tab or the payment may have changed it (ms). */
const EVERY = 30_000;

export interface KnownHold {
  readonly hold: TicketHold | undefined;
  /** When the API said so (ms since 1970, by the clock of this device). */
  readonly answeredAt: number;
  /** The API has no hold with this token. */
  readonly isUnknown: boolean;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly ask: () => void;
}

/** Returns the hold of a token from the API. Needs the store. */
export function useHold(token: string | undefined): KnownHold {
  const query = useGetTicketHoldQuery(
    { 'hold-token': token ?? '' },
    { skip: token === undefined, refetchOnMountOrArgChange: true, pollingInterval: EVERY },
  );
  const { currentData, error, fulfilledTimeStamp = 0, isUninitialized, refetch } = query;
  const ask = () => void (isUninitialized || refetch());

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

  const isUnknown = codeOfApiError(error) === 'not_found';
  return {
    hold: token === undefined || isUnknown ? undefined : currentData,
    answeredAt: fulfilledTimeStamp,
    isUnknown,
    error: currentData || isUnknown ? undefined : error,
    isLoading: token !== undefined && !currentData && !error,
    ask,
  };
}
