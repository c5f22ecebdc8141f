import { useEffect, useMemo, useRef } from 'react';
import { useAvailabilityQuery, useGetTicketSaleQuery, type SaleName } from '../api';
import { liveFacts } from './liveFacts';
import type { SaleFacts } from './saleFacts';

/** Returns a live sale, undefined before the API responds. Needs the store. */
export function useLiveSale(sale: SaleName): SaleFacts | undefined {
  const { data: told, refetch } = useGetTicketSaleQuery({ sale }, { refetchOnMountOrArgChange: true });
  const { data: live } = useAvailabilityQuery();
  const isOpen = live?.sales.find((one) => one.sale === sale)?.isOpen;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Staff opened or closed the sale, and may have changed times, types and prices too.
    if (wasOpen.current !== undefined && isOpen !== undefined && wasOpen.current !== isOpen) void refetch();
    wasOpen.current = isOpen;
  }, [isOpen, refetch]);
  return useMemo(() => told && liveFacts(told, live), [told, live]);
}
