import { OPENING, watchStream } from '../../../kit/live/watchStream';
import type { Live } from '../../../kit/live/liveStream';
import { generatedApi, type TicketAvailability, type TicketStats } from './index';

const liveApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    adminLiveTicketStats: build.query<Live<TicketStats>, void>({
      queryFn: () => ({ data: OPENING }),
      onCacheEntryAdded: (_, entry) =>
        watchStream<TicketStats>(entry, entry.updateCachedData, {
          path: '/staff/tickets/stats/stream',
          event: 'ticketStats',
          parse: withLists<TicketStats>('types', 'hours', 'checkInHours', 'doors'),
        }),
      keepUnusedDataFor: 0,
    }),
    adminLiveAvailability: build.query<Live<TicketAvailability>, void>({
      queryFn: () => ({ data: OPENING }),
      onCacheEntryAdded: (_, entry) =>
        watchStream<TicketAvailability>(entry, entry.updateCachedData, {
          path: '/tickets/stream',
          event: 'availability',
          parse: withLists<TicketAvailability>('sales', 'types', 'held', 'sold', 'blocked'),
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Live counts of tickets, and free seats. */
export const {
  useAdminLiveTicketStatsQuery: useLiveTicketStatsQuery,
  useAdminLiveAvailabilityQuery: useLiveAvailabilityQuery,
} = liveApi;

/** Checks that an event has these lists. @throws Error when one is missing */
const withLists =
  <Data extends object>(...lists: readonly (keyof Data & string)[]) =>
  (data: unknown): Data => {
    for (const name of lists)
      if (!Array.isArray((data as Partial<Record<string, unknown>> | null)?.[name]))
        throw new Error(`The stream sent something without ${name}`);
    return data as Data;
  };
