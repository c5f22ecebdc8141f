import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const list = (
  type: 'ChallengeEntry' | 'Invitation' | 'PromoCode' | 'Seat' | 'TicketOrder' | 'TicketSale' | 'TicketType',
) => ({ type, id: 'LIST' }) as const;

/** No matter which are open: what changes several may name all that a filter finds. */
const open = (type: 'ChallengeEntry' | 'Invitation' | 'TicketOrder') => ({ type, id: 'OPEN' }) as const;

/** What a sold, refunded or moved ticket changes beside its order. */
const stock = [list('TicketType'), list('Seat'), { type: 'TicketStats', id: 'ALL' }] as const;

generatedApi.enhanceEndpoints({
  addTagTypes: [
    'ChallengeEntry',
    'Invitation',
    'PaymentFlag',
    'PromoCode',
    'Refund',
    'Seat',
    'TicketOrder',
    'TicketSale',
    'TicketStats',
    'TicketType',
  ],
  endpoints: {
    adminListTicketSales: { providesTags: [list('TicketSale')] },
    adminChangeTicketSale: { invalidatesTags: [list('TicketSale')] },
    adminListTicketTypes: { providesTags: [list('TicketType')] },
    adminCreateTicketType: { invalidatesTags: [list('TicketType')] },
    adminChangeTicketType: { invalidatesTags: [list('TicketType')] },
    adminListPromoCodes: { providesTags: [list('PromoCode')] },
    adminCreatePromoCode: { invalidatesTags: [list('PromoCode')] },
    adminChangePromoCode: { invalidatesTags: [list('PromoCode')] },
    adminListInvitations: { providesTags: [list('Invitation')] },
    adminGetInvitation: { providesTags: (_, __, { id }) => [{ type: 'Invitation', id }, open('Invitation')] },
    adminCreateInvitations: { invalidatesTags: [list('Invitation')] },
    adminReplaceInvitation: {
      invalidatesTags: (_, __, { id }) => [{ type: 'Invitation', id }, list('Invitation')],
    },
    adminChangeInvitation: {
      invalidatesTags: (_, __, { id }) => [{ type: 'Invitation', id }, list('Invitation')],
    },
    adminChangeInvitations: { invalidatesTags: [list('Invitation'), open('Invitation')] },
    adminListStaffSeats: { providesTags: [list('Seat')] },
    adminChangeSeats: { invalidatesTags: [list('Seat'), list('TicketType')] },
    adminMoveSeat: { invalidatesTags: [list('Seat')] },
    adminReseatTicket: { invalidatesTags: [list('Seat'), open('TicketOrder')] },
    adminSumTicketOrders: { providesTags: [list('TicketOrder')] },
    adminListTicketOrders: { providesTags: [list('TicketOrder')] },
    adminGetTicketOrderDetail: {
      providesTags: (detail, _, { orderId }) => [
        { type: 'TicketOrder', id: orderId },
        open('TicketOrder'),
        ...(detail?.refunds ?? []).map(({ id }) => ({ type: 'Refund' as const, id })),
        ...(detail?.flags ?? []).map(({ id }) => ({ type: 'PaymentFlag' as const, id })),
      ],
    },
    adminResendTicketOrders: { invalidatesTags: [list('TicketOrder'), open('TicketOrder')] },
    adminResendTicketOrderByStaff: {
      invalidatesTags: (_, __, { orderId }) => [{ type: 'TicketOrder', id: orderId }],
    },
    // Refused or not, the payment service may have been asked, and that stands in the order's history.
    adminRefundTicketOrder: {
      invalidatesTags: (_, __, { orderId }) => [
        { type: 'TicketOrder', id: orderId },
        list('TicketOrder'),
        ...stock,
      ],
    },
    adminSellAtDesk: { invalidatesTags: [list('TicketOrder'), ...stock] },
    adminGetTicketStats: { providesTags: [{ type: 'TicketStats', id: 'ALL' }] },
    adminListChallengeSheets: { providesTags: [list('ChallengeEntry')] },
    adminGetChallengeSheet: {
      providesTags: (_, __, { id }) => [{ type: 'ChallengeEntry', id }, open('ChallengeEntry')],
    },
    adminChangeChallengeSheetsStatus: { invalidatesTags: [list('ChallengeEntry'), open('ChallengeEntry')] },
    adminChangeChallengeSheetStatus: {
      invalidatesTags: (_, __, { id }) => [{ type: 'ChallengeEntry', id }, list('ChallengeEntry')],
    },
  },
});
