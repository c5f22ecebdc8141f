import { apiUrl } from '@school/shared/api';
import { whileCached } from '@school/shared/stream';
import {
  generatedApi,
  type HallPlan,
  type TicketAvailability,
  type TicketOrder,
  type TicketSale,
} from './generated/endpoints';
import { watchAvailability } from './watchAvailability';

export {
  endpoints,
  useCheckInvitationMutation,
  useConfirmPaymentMutation,
  useGetHallPlanQuery,
  useGetHeldTicketQuery,
  useGetHoldOrderQuery,
  useGetTicketHoldQuery,
  useGetTicketOrderQuery,
  useGetTicketSaleQuery,
  useJoinTicketQueueMutation,
  useLazyGetHoldOrderQuery,
  useLazyGetTicketQueueQuery,
  useLazyGetTicketSaleQuery,
  useLazyOfferBestSeatsQuery,
  useLeaveWaitingListMutation,
  usePriceTicketHoldMutation,
  usePutTicketHoldMutation,
  useReleaseTicketHoldMutation,
  useRenameHeldTicketMutation,
  useRenameTicketMutation,
  useResendTicketOrderMutation,
  useReturnTicketMutation,
  useTransferHeldTicketMutation,
  useTransferTicketMutation,
} from './generated/endpoints';
export type * from './generated/endpoints';
export type Availability = TicketAvailability;
export type EventFacts = TicketOrder['event'];

export type SaleName = TicketSale['sale'];
export type PlanSeat = HallPlan['seats'][number];
export type PlanBlock = HallPlan['blocks'][number];

const mateApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Sale', 'Hold', 'Order'],
  endpoints: {
    mateGetTicketSale: { providesTags: (_, __, { sale }) => [{ type: 'Sale', id: sale }] },
    mateGetTicketHold: { providesTags: (_, __, arg) => [{ type: 'Hold', id: arg['hold-token'] }] },
    matePutTicketHold: {
      // The response is the hold, so the cache need not request it.
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            const token = { 'hold-token': arg['hold-token'] };
            void dispatch(generatedApi.util.upsertQueryData('mateGetTicketHold', token, data));
          },
          () => undefined,
        ),
    },
    mateReleaseTicketHold: {
      invalidatesTags: (_, __, arg) => [{ type: 'Hold', id: arg['hold-token'] }],
      // Updates the cache at once. Otherwise the link of an offer would open tickets that were just
      // released.
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => {
            const token = { 'hold-token': arg['hold-token'] };
            dispatch(
              generatedApi.util.updateQueryData('mateGetTicketHold', token, (hold) => {
                if (hold.state === 'active') hold.state = 'released';
              }),
            );
          },
          () => undefined,
        ),
    },
    mateStartTicketOrder: { invalidatesTags: (_, __, arg) => [{ type: 'Hold', id: arg['hold-token'] }] },
    mateGetTicketOrder: { providesTags: (_, __, arg) => [{ type: 'Order', id: arg['order-key'] }] },
    mateRenameTicket: { invalidatesTags: (_, __, arg) => [{ type: 'Order', id: arg['order-key'] }] },
    mateTransferTicket: { invalidatesTags: (_, __, arg) => [{ type: 'Order', id: arg['order-key'] }] },
    mateReturnTicket: { invalidatesTags: (_, __, arg) => [{ type: 'Order', id: arg['order-key'] }] },
    mateGetHeldTicket: { providesTags: (_, __, arg) => [{ type: 'Order', id: arg['ticket-key'] }] },
    mateRenameHeldTicket: { invalidatesTags: (_, __, arg) => [{ type: 'Order', id: arg['ticket-key'] }] },
    mateTransferHeldTicket: { invalidatesTags: (_, __, arg) => [{ type: 'Order', id: arg['ticket-key'] }] },
  },
});

const liveApi = mateApi.injectEndpoints({
  endpoints: (build) => ({
    mateAvailability: build.query<TicketAvailability | null, void>({
      queryFn: () => ({ data: null }),
      onCacheEntryAdded: (_, { updateCachedData, ...entry }) =>
        whileCached(entry, (signal) =>
          watchAvailability(signal, {
            apiBase: apiUrl(''),
            onAvailability: (availability) => updateCachedData(() => availability),
          }),
        ),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Returns the live availability while something on the page shows it. */
export const { useMateAvailabilityQuery: useAvailabilityQuery } = liveApi;
