import { useGetAuditionSlotsQuery, useLiveBoardQuery, type AuditionBoard } from '../api';

interface Board {
  /** Undefined until it is loaded. */
  readonly board: AuditionBoard | undefined;
  /** Why it could not be loaded. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Returns the live audition slots. Needs the store. */
export function useAuditionBoard(): Board {
  const { data, error, isFetching, refetch } = useGetAuditionSlotsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: live } = useLiveBoardQuery();
  return { board: live ?? data, error, isFetching, retry: () => void refetch() };
}
