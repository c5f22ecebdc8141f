import { useGetAuditionSlotsQuery, useLiveBoardQuery, type AuditionBoard } from '../api';

interface Board {
  /** Nothing until the API has told it. */
  readonly board: AuditionBoard | undefined;
  /** Why it is not there. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The audition slots as they are now, after every change. Needs the store. */
export function useAuditionBoard(): Board {
  const { data, error, isFetching, refetch } = useGetAuditionSlotsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: live } = useLiveBoardQuery();
  return { board: live ?? data, error, isFetching, retry: () => void refetch() };
}
