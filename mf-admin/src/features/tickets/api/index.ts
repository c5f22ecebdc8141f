import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const challenge = recordTags('ChallengeEntry');
const invitations = recordTags('Invitation');
const orders = recordTags('TicketOrder');
const flags = recordTags('PaymentFlag');
const refunds = recordTags('Refund');
const { list: codes } = recordTags('PromoCode');
const { list: sales } = recordTags('TicketSale');
const { list: seats } = recordTags('Seat');
const { list: stats } = recordTags('TicketStats');
const { list: types } = recordTags('TicketType');

const stock = [types, seats, stats];

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
    adminListTicketSales: { providesTags: [sales] },
    adminChangeTicketSale: { invalidatesTags: [sales] },
    adminListTicketTypes: { providesTags: [types] },
    adminCreateTicketType: { invalidatesTags: [types] },
    adminChangeTicketType: { invalidatesTags: [types] },
    adminListPromoCodes: { providesTags: [codes] },
    adminCreatePromoCode: { invalidatesTags: [codes] },
    adminChangePromoCode: { invalidatesTags: [codes] },
    adminListInvitations: { providesTags: [invitations.list] },
    adminGetInvitation: { providesTags: invitations.ofOpen },
    adminCreateInvitations: { invalidatesTags: [invitations.list] },
    adminReplaceInvitation: { invalidatesTags: invitations.ofChange },
    adminChangeInvitation: { invalidatesTags: invitations.ofChange },
    adminChangeInvitations: { invalidatesTags: invitations.many },
    adminListStaffSeats: { providesTags: [seats] },
    adminChangeSeats: { invalidatesTags: [seats, types] },
    adminMoveSeat: { invalidatesTags: [seats] },
    adminReseatTicket: { invalidatesTags: [seats, orders.open] },
    adminSumTicketOrders: { providesTags: [orders.list] },
    adminListTicketOrders: { providesTags: [orders.list] },
    adminGetTicketOrderDetail: {
      providesTags: (detail, _, { orderId }) => [
        orders.one(orderId),
        orders.open,
        ...(detail?.refunds ?? []).map(({ id }) => refunds.one(id)),
        ...(detail?.flags ?? []).map(({ id }) => flags.one(id)),
      ],
    },
    adminResendTicketOrders: { invalidatesTags: orders.many },
    adminResendTicketOrderByStaff: { invalidatesTags: (_, __, { orderId }) => [orders.one(orderId)] },
    // The order's history changes even if the refund is rejected.
    adminRefundTicketOrder: {
      invalidatesTags: (_, __, { orderId }) => [orders.one(orderId), orders.list, ...stock],
    },
    adminSellAtDesk: { invalidatesTags: [orders.list, ...stock] },
    adminGetTicketStats: { providesTags: [stats] },
    adminListChallengeSheets: { providesTags: [challenge.list] },
    adminGetChallengeSheet: { providesTags: challenge.ofOpen },
    adminChangeChallengeSheetsStatus: { invalidatesTags: challenge.many },
    adminChangeChallengeSheetStatus: { invalidatesTags: challenge.ofChange },
  },
});
