import { useEffect, useMemo, useRef } from 'react';
import { useAvailabilityQuery, useGetTicketSaleQuery, type SaleName } from '../api';
import { liveFacts } from './liveFacts';
import type { SaleFacts } from './saleFacts';

/** What the API knows of a sale, kept up to date by the stream; nothing until it has answered. Needs the store. */
export function useLiveSale(sale: SaleName): SaleFacts | undefined {
  const { data: told, refetch } = useGetTicketSaleQuery({ sale }, { refetchOnMountOrArgChange: true });
  const { data: live } = useAvailabilityQuery();
  const isOpen = live?.sales.find((one) => one.sale === sale)?.isOpen;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Opened or closed by staff: its times, types and prices may be others too.
    if (wasOpen.current !== undefined && isOpen !== undefined && wasOpen.current !== isOpen) void refetch();
    wasOpen.current = isOpen;
  }, [isOpen, refetch]);
  return useMemo(() => told && liveFacts(told, live), [told, live]);
}
