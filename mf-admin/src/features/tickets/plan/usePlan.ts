import { useEffect, useMemo } from 'react';
import { useGetHallPlanQuery, useListStaffSeatsQuery } from '../api';
import { useLiveAvailabilityQuery } from '../api/live';
import { withLiveStates } from './seats';

/** The hall with its seats as they are now: the stream says at once what is held or sold. */
export function usePlan() {
  const hall = useGetHallPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useListStaffSeatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: live } = useLiveAvailabilityQuery();
  const availability = live?.state === 'live' ? live.data : undefined;

  // Places, notes and orders of seats are in the list alone: it is asked for again when they can be other ones.
  const { refetch } = list;
  const known =
    availability &&
    [
      availability.planVersion,
      availability.sold.length,
      availability.held.length,
      availability.blocked.length,
    ].join(' ');
  useEffect(() => {
    if (known !== undefined) void refetch();
  }, [known, refetch]);

  const { data } = list;
  const seats = useMemo(() => data && withLiveStates(data, availability), [data, availability]);
  const readAnew = async () => {
    const [plan, places] = await Promise.all([hall.refetch(), refetch()]);
    return { isError: plan.isError || places.isError };
  };
  return { hall, list, seats, liveState: live?.state ?? ('opening' as const), refetch: readAnew };
}
