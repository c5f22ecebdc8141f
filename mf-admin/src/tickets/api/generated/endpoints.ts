import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetHallPlan: build.query<
      AdminGetHallPlanApiResponse,
      AdminGetHallPlanApiArg
    >({
      query: () => ({ url: `/tickets/plan` }),
    }),
    adminGetTicketAvailability: build.query<
      AdminGetTicketAvailabilityApiResponse,
      AdminGetTicketAvailabilityApiArg
    >({
      query: () => ({ url: `/tickets/availability` }),
    }),
    adminListTicketSales: build.query<
      AdminListTicketSalesApiResponse,
      AdminListTicketSalesApiArg
    >({
      query: () => ({ url: `/staff/tickets/sales` }),
    }),
    adminChangeTicketSale: build.mutation<
      AdminChangeTicketSaleApiResponse,
      AdminChangeTicketSaleApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/sales/${encodeURIComponent(String(queryArg.sale))}`,
        method: "PATCH",
        body: queryArg.ticketSaleChange,
      }),
    }),
    adminListTicketTypes: build.query<
      AdminListTicketTypesApiResponse,
      AdminListTicketTypesApiArg
    >({
      query: () => ({ url: `/staff/tickets/types` }),
    }),
    adminCreateTicketType: build.mutation<
      AdminCreateTicketTypeApiResponse,
      AdminCreateTicketTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/types`,
        method: "POST",
        body: queryArg.newTicketType,
      }),
    }),
    adminChangeTicketType: build.mutation<
      AdminChangeTicketTypeApiResponse,
      AdminChangeTicketTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/types/${encodeURIComponent(String(queryArg.typeId))}`,
        method: "PATCH",
        body: queryArg.ticketTypeChange,
      }),
    }),
    adminListStaffSeats: build.query<
      AdminListStaffSeatsApiResponse,
      AdminListStaffSeatsApiArg
    >({
      query: () => ({ url: `/staff/tickets/seats` }),
    }),
    adminChangeSeats: build.mutation<
      AdminChangeSeatsApiResponse,
      AdminChangeSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/seats`,
        method: "PATCH",
        body: queryArg.seatsChange,
      }),
    }),
    adminMoveSeat: build.mutation<
      AdminMoveSeatApiResponse,
      AdminMoveSeatApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/seats/${encodeURIComponent(String(queryArg.seatId))}`,
        method: "PATCH",
        body: queryArg.seatMove,
      }),
    }),
    adminReseatTicket: build.mutation<
      AdminReseatTicketApiResponse,
      AdminReseatTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/issued/${encodeURIComponent(String(queryArg.ticketId))}`,
        method: "PATCH",
        body: queryArg.ticketSeatChange,
      }),
    }),
    adminGetTicketStats: build.query<
      AdminGetTicketStatsApiResponse,
      AdminGetTicketStatsApiArg
    >({
      query: () => ({ url: `/staff/tickets/stats` }),
    }),
    adminListPromoCodes: build.query<
      AdminListPromoCodesApiResponse,
      AdminListPromoCodesApiArg
    >({
      query: () => ({ url: `/staff/tickets/promo-codes` }),
    }),
    adminCreatePromoCode: build.mutation<
      AdminCreatePromoCodeApiResponse,
      AdminCreatePromoCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/promo-codes`,
        method: "POST",
        body: queryArg.newPromoCode,
      }),
    }),
    adminChangePromoCode: build.mutation<
      AdminChangePromoCodeApiResponse,
      AdminChangePromoCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/promo-codes/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.promoCodeChange,
      }),
    }),
    adminListInvitations: build.query<
      AdminListInvitationsApiResponse,
      AdminListInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/invitations`,
        params: {
          search: queryArg.search,
          sale: queryArg.sale,
          state: queryArg.state,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminCreateInvitations: build.mutation<
      AdminCreateInvitationsApiResponse,
      AdminCreateInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/invitations`,
        method: "POST",
        body: queryArg.newInvitations,
      }),
    }),
    adminGetInvitation: build.query<
      AdminGetInvitationApiResponse,
      AdminGetInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/invitations/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangeInvitation: build.mutation<
      AdminChangeInvitationApiResponse,
      AdminChangeInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.invitationChange,
      }),
    }),
    adminChangeInvitations: build.mutation<
      AdminChangeInvitationsApiResponse,
      AdminChangeInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/invitations/bulk`,
        method: "POST",
        body: queryArg.invitationsChange,
      }),
    }),
    adminReplaceInvitation: build.mutation<
      AdminReplaceInvitationApiResponse,
      AdminReplaceInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/tickets/invitations/${encodeURIComponent(String(queryArg.id))}/replace`,
        method: "POST",
      }),
    }),
    adminListTicketOrders: build.query<
      AdminListTicketOrdersApiResponse,
      AdminListTicketOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          sale: queryArg.sale,
          method: queryArg.method,
          type: queryArg["type"],
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminSellAtDesk: build.mutation<
      AdminSellAtDeskApiResponse,
      AdminSellAtDeskApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders`,
        method: "POST",
        body: queryArg.deskSale,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminSumTicketOrders: build.query<
      AdminSumTicketOrdersApiResponse,
      AdminSumTicketOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders/sums`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          sale: queryArg.sale,
          method: queryArg.method,
          type: queryArg["type"],
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminGetTicketOrderDetail: build.query<
      AdminGetTicketOrderDetailApiResponse,
      AdminGetTicketOrderDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders/${encodeURIComponent(String(queryArg.orderId))}`,
      }),
    }),
    adminResendTicketOrderByStaff: build.mutation<
      AdminResendTicketOrderByStaffApiResponse,
      AdminResendTicketOrderByStaffApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders/${encodeURIComponent(String(queryArg.orderId))}/resend`,
        method: "POST",
      }),
    }),
    adminResendTicketOrders: build.mutation<
      AdminResendTicketOrdersApiResponse,
      AdminResendTicketOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders/bulk`,
        method: "POST",
        body: queryArg.ticketOrdersResend,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminRefundTicketOrder: build.mutation<
      AdminRefundTicketOrderApiResponse,
      AdminRefundTicketOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/ticket-orders/${encodeURIComponent(String(queryArg.orderId))}/refund`,
        method: "POST",
        body: queryArg.ticketRefundWish,
      }),
    }),
    adminListChallengeSheets: build.query<
      AdminListChallengeSheetsApiResponse,
      AdminListChallengeSheetsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/challenge-entries`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetChallengeSheet: build.query<
      AdminGetChallengeSheetApiResponse,
      AdminGetChallengeSheetApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/challenge-entries/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangeChallengeSheetStatus: build.mutation<
      AdminChangeChallengeSheetStatusApiResponse,
      AdminChangeChallengeSheetStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/challenge-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.challengeSheetStatusChange,
      }),
    }),
    adminChangeChallengeSheetsStatus: build.mutation<
      AdminChangeChallengeSheetsStatusApiResponse,
      AdminChangeChallengeSheetsStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/challenge-entries/bulk`,
        method: "POST",
        body: queryArg.challengeSheetsStatusChange,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetHallPlanApiResponse = /** status 200 The plan */ HallPlan;
export type AdminGetHallPlanApiArg = void;
export type AdminGetTicketAvailabilityApiResponse =
  /** status 200 What is to be had */ TicketAvailability;
export type AdminGetTicketAvailabilityApiArg = void;
export type AdminListTicketSalesApiResponse =
  /** status 200 The sales */ StaffTicketSale[];
export type AdminListTicketSalesApiArg = void;
export type AdminChangeTicketSaleApiResponse =
  /** status 200 As it is now */ StaffTicketSale;
export type AdminChangeTicketSaleApiArg = {
  sale: TicketSaleName;
  ticketSaleChange: TicketSaleChange;
};
export type AdminListTicketTypesApiResponse =
  /** status 200 The types */ StaffTicketType[];
export type AdminListTicketTypesApiArg = void;
export type AdminCreateTicketTypeApiResponse =
  /** status 201 The type */ StaffTicketType;
export type AdminCreateTicketTypeApiArg = {
  newTicketType: NewTicketType;
};
export type AdminChangeTicketTypeApiResponse =
  /** status 200 As it is now */ StaffTicketType;
export type AdminChangeTicketTypeApiArg = {
  typeId: string;
  ticketTypeChange: TicketTypeChange;
};
export type AdminListStaffSeatsApiResponse =
  /** status 200 The seats */ StaffSeat[];
export type AdminListStaffSeatsApiArg = void;
export type AdminChangeSeatsApiResponse =
  /** status 200 These seats now */ StaffSeat[];
export type AdminChangeSeatsApiArg = {
  seatsChange: SeatsChange;
};
export type AdminMoveSeatApiResponse = /** status 200 As it is now */ StaffSeat;
export type AdminMoveSeatApiArg = {
  seatId: string;
  seatMove: SeatMove;
};
export type AdminReseatTicketApiResponse = /** status 200 The seat */ {
  seat: string;
  label: string;
};
export type AdminReseatTicketApiArg = {
  ticketId: string;
  ticketSeatChange: TicketSeatChange;
};
export type AdminGetTicketStatsApiResponse =
  /** status 200 The numbers */ TicketStats;
export type AdminGetTicketStatsApiArg = void;
export type AdminListPromoCodesApiResponse =
  /** status 200 The codes */ PromoCode[];
export type AdminListPromoCodesApiArg = void;
export type AdminCreatePromoCodeApiResponse =
  /** status 201 The code */ PromoCode;
export type AdminCreatePromoCodeApiArg = {
  newPromoCode: NewPromoCode;
};
export type AdminChangePromoCodeApiResponse =
  /** status 200 As it is now */ PromoCode;
export type AdminChangePromoCodeApiArg = {
  id: string;
  promoCodeChange: PromoCodeChange;
};
export type AdminListInvitationsApiResponse =
  /** status 200 The page */ InvitationList;
export type AdminListInvitationsApiArg = {
  /** In name, e-mail, code and note */
  search?: string;
  sale?: TicketSaleName;
  /** One or several, with commas */
  state?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "createdAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminCreateInvitationsApiResponse =
  /** status 201 The invitations */ Invitation[];
export type AdminCreateInvitationsApiArg = {
  newInvitations: NewInvitations;
};
export type AdminGetInvitationApiResponse =
  /** status 200 The invitation */ Invitation;
export type AdminGetInvitationApiArg = {
  id: string;
};
export type AdminChangeInvitationApiResponse =
  /** status 200 As it is now */ Invitation;
export type AdminChangeInvitationApiArg = {
  id: string;
  invitationChange: InvitationChange;
};
export type AdminChangeInvitationsApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangeInvitationsApiArg = {
  invitationsChange: InvitationsChange;
};
export type AdminReplaceInvitationApiResponse =
  /** status 200 As it is now */ Invitation;
export type AdminReplaceInvitationApiArg = {
  id: string;
};
export type AdminListTicketOrdersApiResponse =
  /** status 200 The orders */ TicketOrderList;
export type AdminListTicketOrdersApiArg = {
  search?: string;
  /** One or several, with commas */
  state?: string;
  sale?: TicketSaleName;
  method?: TicketPaidBy;
  type?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "createdAt" | "paidAt" | "amount" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminSellAtDeskApiResponse =
  /** status 201 The order */ TicketOrderDetail;
export type AdminSellAtDeskApiArg = {
  "idempotency-key": string;
  deskSale: DeskSale;
};
export type AdminSumTicketOrdersApiResponse =
  /** status 200 The sums */ TicketOrderSums;
export type AdminSumTicketOrdersApiArg = {
  search?: string;
  /** One or several, with commas */
  state?: string;
  sale?: TicketSaleName;
  method?: TicketPaidBy;
  type?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
};
export type AdminGetTicketOrderDetailApiResponse =
  /** status 200 The order */ TicketOrderDetail;
export type AdminGetTicketOrderDetailApiArg = {
  orderId: string;
};
export type AdminResendTicketOrderByStaffApiResponse =
  /** status 200 On its way */ {
    status: "queued";
  };
export type AdminResendTicketOrderByStaffApiArg = {
  orderId: string;
};
export type AdminResendTicketOrdersApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminResendTicketOrdersApiArg = {
  "idempotency-key": string;
  ticketOrdersResend: TicketOrdersResend;
};
export type AdminRefundTicketOrderApiResponse =
  /** status 200 The order */ TicketOrderDetail;
export type AdminRefundTicketOrderApiArg = {
  orderId: string;
  ticketRefundWish: TicketRefundWish;
};
export type AdminListChallengeSheetsApiResponse =
  /** status 200 The page */ ChallengeSheetList;
export type AdminListChallengeSheetsApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "receivedAt" | "artist" | "age";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetChallengeSheetApiResponse =
  /** status 200 The row */ ChallengeSheetRow;
export type AdminGetChallengeSheetApiArg = {
  id: string;
};
export type AdminChangeChallengeSheetStatusApiResponse =
  /** status 200 The status */ {
    status: "entered" | "shortlisted" | "chosen" | "declined";
  };
export type AdminChangeChallengeSheetStatusApiArg = {
  id: string;
  challengeSheetStatusChange: ChallengeSheetStatusChange;
};
export type AdminChangeChallengeSheetsStatusApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangeChallengeSheetsStatusApiArg = {
  challengeSheetsStatusChange: ChallengeSheetsStatusChange;
};
export type HallSeat = {
  id: string;
  block: string;
  row: number;
  number: number;
  /** As people read it: Centre, row 7, seat 12 */
  label: string;
  x: number;
  y: number;
  pool: string;
  kind: "seat" | "wheelchair" | "companion";
  /** Of a companion’s seat, its wheelchair place */
  beside: string | null;
  table: number | null;
};
export type HallPlan = {
  version: number;
  width: number;
  height: number;
  stage: {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  blocks: {
    x: number;
    y: number;
    width: number;
    height: number;
    id: string;
    name: string;
    level: string;
  }[];
  seats: HallSeat[];
};
export type TicketSaleName = "public" | "pre-sale" | "experiential";
export type TicketAvailability = {
  planVersion: number;
  sales: {
    sale: TicketSaleName;
    isOpen: boolean;
  }[];
  types: {
    id: string;
    left: number;
  }[];
  /** Ids of seats, as in sold and blocked */
  held: string[];
  sold: string[];
  blocked: string[];
};
export type StaffTicketSale = {
  sale: TicketSaleName;
  isOpen: boolean;
  opensAt: string | null;
  closesAt: string | null;
  returnsUntil: string | null;
  /** Open, and between the times */
  isOpenNow: boolean;
};
export type ApiError = {
  error: {
    code: string;
    message: string;
    fields?:
      | {
          field: string;
          message: string;
        }[]
      | undefined;
    /** With `total_changed`: the total as it is, in pesewas */
    total?: number | undefined;
    requestId: string;
  };
};
export type TicketSaleChange = {
  isOpen?: boolean | undefined;
  opensAt?: (string | null) | undefined;
  closesAt?: (string | null) | undefined;
  returnsUntil?: (string | null) | undefined;
};
export type StaffTicketType = {
  id: string;
  sale: TicketSaleName;
  name: string;
  note: string;
  price: number;
  tone: "rose" | "gold" | "sand" | "palm" | "indigo";
  admits: number;
  pool: string | null;
  capacity: number;
  sold: number;
  held: number;
  left: number;
  maxPerOrder: number;
  isOpen: boolean;
  position: number;
  /** People on the waiting list */
  waiting: number;
};
export type NewTicketType = {
  id: string;
  sale: TicketSaleName;
  name: string;
  note: string;
  price: number;
  capacity: number;
  maxPerOrder: number;
  isOpen?: boolean | undefined;
  position?: number | undefined;
  tone: "rose" | "gold" | "sand" | "palm" | "indigo";
  pool?: (string | null) | undefined;
  admits?: number | undefined;
};
export type TicketTypeChange = {
  name?: string | undefined;
  note?: string | undefined;
  price?: number | undefined;
  capacity?: number | undefined;
  maxPerOrder?: number | undefined;
  isOpen?: boolean | undefined;
  position?: number | undefined;
  tone?: ("rose" | "gold" | "sand" | "palm" | "indigo") | undefined;
};
export type StaffSeat = {
  id: string;
  block: string;
  row: number;
  number: number;
  /** As people read it: Centre, row 7, seat 12 */
  label: string;
  x: number;
  y: number;
  pool: string;
  kind: "seat" | "wheelchair" | "companion";
  /** Of a companion’s seat, its wheelchair place */
  beside: string | null;
  table: number | null;
  state: "free" | "held" | "sold" | "blocked";
  note: string | null;
  /** Who sits there, or is buying */
  ticket: {
    id: string;
    orderId: string | null;
    name: string | null;
  } | null;
};
export type SeatsChange = {
  seats: string[];
  isBlocked?: boolean | undefined;
  note?: string | undefined;
  pool?: string | undefined;
};
export type SeatMove = {
  x: number;
  y: number;
};
export type TicketSeatChange = {
  seat: string;
};
export type TicketStats = {
  types: {
    id: string;
    name: string;
    sale: TicketSaleName;
    admits: number;
    capacity: number;
    /** Whole tables count as one, as in capacity and held */
    sold: number;
    held: number;
    /** Tickets that let one person in */
    people: number;
    checkedIn: number;
    /** In pesewas */
    income: number;
  }[];
  hours: {
    /** The beginning of the hour, in UTC */
    hour: string;
    people: number;
    /** In pesewas */
    income: number;
  }[];
  checkInHours: {
    /** The beginning of the hour, in UTC */
    hour: string;
    checkedIn: number;
  }[];
  totals: {
    people: number;
    held: number;
    checkedIn: number;
    /** In pesewas */
    income: number;
    /** In pesewas */
    refunded: number;
  };
  doors: {
    door: string;
    in: number;
    again: number;
    refused: number;
    conflicts: number;
  }[];
  conflicts: number;
};
export type PromoCode = {
  id: string;
  code: string;
  kind: "percent" | "fixed";
  /** Percent, or pesewas off the order */
  value: number;
  types: string[] | null;
  maxUses: number | null;
  uses: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
  note: string | null;
  createdAt: string;
};
export type NewPromoCode = {
  code: string;
  kind: "percent" | "fixed";
  value: number;
  types?: (string[] | null) | undefined;
  maxUses?: (number | null) | undefined;
  startsAt?: (string | null) | undefined;
  endsAt?: (string | null) | undefined;
  note?: string | undefined;
};
export type PromoCodeChange = {
  isActive?: boolean | undefined;
  maxUses?: (number | null) | undefined;
  startsAt?: (string | null) | undefined;
  endsAt?: (string | null) | undefined;
};
export type Invitation = {
  id: string;
  code: string;
  sale: TicketSaleName;
  types: string[];
  maxTickets: number;
  name: string | null;
  email: string | null;
  validFrom: string | null;
  validUntil: string | null;
  isRevoked: boolean;
  use: "unused" | "held" | "used";
  /** Its use, unless it is revoked */
  state: "unused" | "held" | "used" | "revoked";
  note: string | null;
  createdAt: string;
};
export type InvitationList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: Invitation[];
};
export type NewInvitations = {
  sale: "pre-sale" | "experiential";
  types: string[];
  maxTickets: number;
  validFrom?: (string | null) | undefined;
  validUntil?: (string | null) | undefined;
  note?: string | undefined;
  guests: {
    name: string;
    email?: string | undefined;
  }[];
};
export type InvitationChange = {
  isRevoked: boolean;
};
export type BulkResult = {
  /** When it was asked for: `until` of what follows a dry one */
  at: string;
  /** How many are meant */
  asked: number;
  changed: number;
  /** How many were so already */
  unchanged: number;
  /** How many could not be changed */
  refused: number;
  /** Why, of the first 50 */
  reasons: {
    id: string;
    reason: string;
  }[];
  /** Where to go on, when this was one step of several */
  next?: string | undefined;
};
export type InvitationsChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          /** In name, e-mail, code and note */
          search?: string | undefined;
          sale?: TicketSaleName | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          /** The first day, in UTC */
          from?: string | undefined;
          /** The last day, in UTC; not before the first */
          to?: string | undefined;
        };
        /** When the list was seen: what came in later is not meant */
        until?: string | undefined;
      };
  /** Only counts what is asked for, and changes nothing */
  dry?: boolean | undefined;
  isRevoked: boolean;
};
export type StaffTicketOrderState =
  | "created"
  | "pending"
  | "failed"
  | "expired"
  | "paid"
  | "refunded"
  | "sent_back";
export type TicketPaidBy = "card" | "mobile_money" | "cash" | "free";
export type TicketOrderRow = {
  id: string;
  number: string;
  state: StaffTicketOrderState;
  fulfilment: "waiting" | "given" | "other_seats" | "sent_back";
  sale: TicketSaleName;
  method: TicketPaidBy;
  name: string;
  email: string | null;
  phone: string | null;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  discount: number;
  /** In pesewas */
  refunded: number;
  promoCode: string | null;
  /** How many are valid */
  tickets: number;
  checkedIn: number;
  createdAt: string;
  paidAt: string | null;
};
export type TicketOrderList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: TicketOrderRow[];
};
export type TicketSeat = {
  id: string;
  label: string;
  kind: "seat" | "wheelchair" | "companion";
};
export type StaffTicket = {
  id: string;
  type: string;
  typeName: string;
  seat: TicketSeat & (object | null);
  name: string;
  /** Whom it was given on to */
  holderEmail: string | null;
  /** What was paid for it */
  price: number;
  state: "held" | "freed" | "valid" | "returned" | "refunded";
  table: number | null;
  checkedInAt: string | null;
  checkedInDoor: string | null;
};
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
export type TransitionCause =
  "customer" | "callback" | "webhook" | "reconciliation" | "staff";
export type Refund = {
  id: string;
  /** In pesewas */
  amount: number;
  /** unclear: nobody knows whether it happened; staff has to look */
  state: "requested" | "done" | "failed" | "unclear";
  reason: string | null;
  requestedBy: string;
  problem: string | null;
  at: string;
};
export type PaymentFlag = {
  id: string;
  kind:
    | "unknown_reference"
    | "underpaid"
    | "overpaid"
    | "wrong_currency"
    | "paid_twice"
    | "paid_late"
    | "other_order"
    | "refund_unclear";
  orderId: string | null;
  donationId: string | null;
  txRef: string | null;
  providerId: string | null;
  detail: string;
  createdAt: string;
  resolvedAt: string | null;
  resolvedBy: string | null;
  note: string | null;
};
export type TicketOrderDetail = TicketOrderRow & {
  /** Opens the page of the tickets, to print them */
  orderKey: string | null;
  /** Who sold it at the desk */
  actor: string | null;
  places: StaffTicket[];
  transitions: {
    from: OrderState & (string | null);
    to: OrderState;
    cause: TransitionCause;
    actor: string | null;
    detail: string | null;
    at: string;
  }[];
  attempts: {
    txRef: string;
    /** In pesewas */
    amount: number;
    openedAt: string;
    checks: number;
    nextCheckAt: string | null;
  }[];
  payments: {
    id: string;
    providerId: string;
    txRef: string;
    status: "pending" | "failed" | "successful";
    /** In pesewas */
    amount: number;
    /** In pesewas */
    refunded: number;
    currency: string;
    paymentType: string | null;
    providerReference: string | null;
    response: string | null;
    granted: boolean;
    at: string;
  }[];
  refunds: (Refund & {
    paymentId: string;
  })[];
  flags: PaymentFlag[];
  mails: {
    about: "order" | "refund" | "sent_back";
    state: "waiting" | "done" | "failed";
    attempts: number;
    at: string;
  }[];
};
export type DeskSale = {
  items: {
    type: string;
    quantity: number;
    seats?: string[] | undefined;
    wheelchairs?: number | undefined;
  }[];
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  names?: string[] | undefined;
  seenTotal?: number | undefined;
};
export type TicketOrderSums = {
  orders: number;
  tickets: number;
  /** In pesewas */
  paid: number;
  /** In pesewas */
  refunded: number;
  /** In pesewas */
  net: number;
};
export type TicketOrdersResend = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          search?: string | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          sale?: TicketSaleName | undefined;
          method?: TicketPaidBy | undefined;
          type?: string | undefined;
          /** The first day, in UTC */
          from?: string | undefined;
          /** The last day, in UTC; not before the first */
          to?: string | undefined;
        };
        /** When the list was seen: what came in later is not meant */
        until?: string | undefined;
      };
  /** Only counts what is asked for, and changes nothing */
  dry?: boolean | undefined;
};
export type TicketRefundWish = {
  /** All that are valid by default; of a table, all of it */
  tickets?: string[] | undefined;
  reason?: string | undefined;
};
export type StatusChange = {
  from: string;
  to: string;
  actor: string;
  at: string;
};
export type ChallengeSheetRow = {
  id: string;
  reference: string;
  artist: string;
  age: number;
  place: string;
  piece: string;
  sheetId: string;
  email: string;
  phone: string | null;
  guardianName: string | null;
  guardianPhone: string | null;
  receivedAt: string;
  status: "entered" | "shortlisted" | "chosen" | "declined";
  changes: StatusChange[];
};
export type ChallengeSheetList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: ChallengeSheetRow[];
};
export type ChallengeSheetStatusChange = {
  status: "entered" | "shortlisted" | "chosen" | "declined";
};
export type ChallengeSheetsStatusChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          search?: string | undefined;
          /** One or several, with commas */
          status?: string | undefined;
          /** The first day, in UTC */
          from?: string | undefined;
          /** The last day, in UTC; not before the first */
          to?: string | undefined;
        };
        /** When the list was seen: what came in later is not meant */
        until?: string | undefined;
      };
  /** Only counts what is asked for, and changes nothing */
  dry?: boolean | undefined;
  status: "entered" | "shortlisted" | "chosen" | "declined";
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getHallPlan: injectedRtkApi.endpoints.adminGetHallPlan,
  getTicketAvailability: injectedRtkApi.endpoints.adminGetTicketAvailability,
  listTicketSales: injectedRtkApi.endpoints.adminListTicketSales,
  changeTicketSale: injectedRtkApi.endpoints.adminChangeTicketSale,
  listTicketTypes: injectedRtkApi.endpoints.adminListTicketTypes,
  createTicketType: injectedRtkApi.endpoints.adminCreateTicketType,
  changeTicketType: injectedRtkApi.endpoints.adminChangeTicketType,
  listStaffSeats: injectedRtkApi.endpoints.adminListStaffSeats,
  changeSeats: injectedRtkApi.endpoints.adminChangeSeats,
  moveSeat: injectedRtkApi.endpoints.adminMoveSeat,
  reseatTicket: injectedRtkApi.endpoints.adminReseatTicket,
  getTicketStats: injectedRtkApi.endpoints.adminGetTicketStats,
  listPromoCodes: injectedRtkApi.endpoints.adminListPromoCodes,
  createPromoCode: injectedRtkApi.endpoints.adminCreatePromoCode,
  changePromoCode: injectedRtkApi.endpoints.adminChangePromoCode,
  listInvitations: injectedRtkApi.endpoints.adminListInvitations,
  createInvitations: injectedRtkApi.endpoints.adminCreateInvitations,
  getInvitation: injectedRtkApi.endpoints.adminGetInvitation,
  changeInvitation: injectedRtkApi.endpoints.adminChangeInvitation,
  changeInvitations: injectedRtkApi.endpoints.adminChangeInvitations,
  replaceInvitation: injectedRtkApi.endpoints.adminReplaceInvitation,
  listTicketOrders: injectedRtkApi.endpoints.adminListTicketOrders,
  sellAtDesk: injectedRtkApi.endpoints.adminSellAtDesk,
  sumTicketOrders: injectedRtkApi.endpoints.adminSumTicketOrders,
  getTicketOrderDetail: injectedRtkApi.endpoints.adminGetTicketOrderDetail,
  resendTicketOrderByStaff: injectedRtkApi.endpoints.adminResendTicketOrderByStaff,
  resendTicketOrders: injectedRtkApi.endpoints.adminResendTicketOrders,
  refundTicketOrder: injectedRtkApi.endpoints.adminRefundTicketOrder,
  listChallengeSheets: injectedRtkApi.endpoints.adminListChallengeSheets,
  getChallengeSheet: injectedRtkApi.endpoints.adminGetChallengeSheet,
  changeChallengeSheetStatus: injectedRtkApi.endpoints.adminChangeChallengeSheetStatus,
  changeChallengeSheetsStatus: injectedRtkApi.endpoints.adminChangeChallengeSheetsStatus,
};
export const {
  useAdminGetHallPlanQuery: useGetHallPlanQuery,
  useLazyAdminGetHallPlanQuery: useLazyGetHallPlanQuery,
  useAdminGetTicketAvailabilityQuery: useGetTicketAvailabilityQuery,
  useLazyAdminGetTicketAvailabilityQuery: useLazyGetTicketAvailabilityQuery,
  useAdminListTicketSalesQuery: useListTicketSalesQuery,
  useLazyAdminListTicketSalesQuery: useLazyListTicketSalesQuery,
  useAdminChangeTicketSaleMutation: useChangeTicketSaleMutation,
  useAdminListTicketTypesQuery: useListTicketTypesQuery,
  useLazyAdminListTicketTypesQuery: useLazyListTicketTypesQuery,
  useAdminCreateTicketTypeMutation: useCreateTicketTypeMutation,
  useAdminChangeTicketTypeMutation: useChangeTicketTypeMutation,
  useAdminListStaffSeatsQuery: useListStaffSeatsQuery,
  useLazyAdminListStaffSeatsQuery: useLazyListStaffSeatsQuery,
  useAdminChangeSeatsMutation: useChangeSeatsMutation,
  useAdminMoveSeatMutation: useMoveSeatMutation,
  useAdminReseatTicketMutation: useReseatTicketMutation,
  useAdminGetTicketStatsQuery: useGetTicketStatsQuery,
  useLazyAdminGetTicketStatsQuery: useLazyGetTicketStatsQuery,
  useAdminListPromoCodesQuery: useListPromoCodesQuery,
  useLazyAdminListPromoCodesQuery: useLazyListPromoCodesQuery,
  useAdminCreatePromoCodeMutation: useCreatePromoCodeMutation,
  useAdminChangePromoCodeMutation: useChangePromoCodeMutation,
  useAdminListInvitationsQuery: useListInvitationsQuery,
  useLazyAdminListInvitationsQuery: useLazyListInvitationsQuery,
  useAdminCreateInvitationsMutation: useCreateInvitationsMutation,
  useAdminGetInvitationQuery: useGetInvitationQuery,
  useLazyAdminGetInvitationQuery: useLazyGetInvitationQuery,
  useAdminChangeInvitationMutation: useChangeInvitationMutation,
  useAdminChangeInvitationsMutation: useChangeInvitationsMutation,
  useAdminReplaceInvitationMutation: useReplaceInvitationMutation,
  useAdminListTicketOrdersQuery: useListTicketOrdersQuery,
  useLazyAdminListTicketOrdersQuery: useLazyListTicketOrdersQuery,
  useAdminSellAtDeskMutation: useSellAtDeskMutation,
  useAdminSumTicketOrdersQuery: useSumTicketOrdersQuery,
  useLazyAdminSumTicketOrdersQuery: useLazySumTicketOrdersQuery,
  useAdminGetTicketOrderDetailQuery: useGetTicketOrderDetailQuery,
  useLazyAdminGetTicketOrderDetailQuery: useLazyGetTicketOrderDetailQuery,
  useAdminResendTicketOrderByStaffMutation: useResendTicketOrderByStaffMutation,
  useAdminResendTicketOrdersMutation: useResendTicketOrdersMutation,
  useAdminRefundTicketOrderMutation: useRefundTicketOrderMutation,
  useAdminListChallengeSheetsQuery: useListChallengeSheetsQuery,
  useLazyAdminListChallengeSheetsQuery: useLazyListChallengeSheetsQuery,
  useAdminGetChallengeSheetQuery: useGetChallengeSheetQuery,
  useLazyAdminGetChallengeSheetQuery: useLazyGetChallengeSheetQuery,
  useAdminChangeChallengeSheetStatusMutation: useChangeChallengeSheetStatusMutation,
  useAdminChangeChallengeSheetsStatusMutation: useChangeChallengeSheetsStatusMutation,
} = injectedRtkApi;
