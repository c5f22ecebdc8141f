import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    mateConfirmPayment: build.mutation<
      MateConfirmPaymentApiResponse,
      MateConfirmPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/confirm`,
        method: "POST",
        body: queryArg.paymentClaim,
      }),
    }),
    mateGetTicketSale: build.query<
      MateGetTicketSaleApiResponse,
      MateGetTicketSaleApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/sales/${encodeURIComponent(String(queryArg.sale))}`,
      }),
    }),
    mateGetHallPlan: build.query<
      MateGetHallPlanApiResponse,
      MateGetHallPlanApiArg
    >({
      query: () => ({ url: `/tickets/plan` }),
    }),
    mateGetTicketAvailability: build.query<
      MateGetTicketAvailabilityApiResponse,
      MateGetTicketAvailabilityApiArg
    >({
      query: () => ({ url: `/tickets/availability` }),
    }),
    mateOfferBestSeats: build.query<
      MateOfferBestSeatsApiResponse,
      MateOfferBestSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/best-seats`,
        params: {
          sale: queryArg.sale,
          type: queryArg["type"],
          quantity: queryArg.quantity,
          wheelchairs: queryArg.wheelchairs,
        },
      }),
    }),
    matePutTicketHold: build.mutation<
      MatePutTicketHoldApiResponse,
      MatePutTicketHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/hold`,
        method: "PUT",
        body: queryArg.ticketSelection,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    mateGetTicketHold: build.query<
      MateGetTicketHoldApiResponse,
      MateGetTicketHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/hold`,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    mateReleaseTicketHold: build.mutation<
      MateReleaseTicketHoldApiResponse,
      MateReleaseTicketHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/hold`,
        method: "DELETE",
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    mateCheckInvitation: build.mutation<
      MateCheckInvitationApiResponse,
      MateCheckInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/invitation`,
        method: "POST",
        body: queryArg.invitationCheck,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    matePriceTicketHold: build.mutation<
      MatePriceTicketHoldApiResponse,
      MatePriceTicketHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/hold/price`,
        method: "POST",
        body: queryArg.ticketPriceQuestion,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    mateStartTicketOrder: build.mutation<
      MateStartTicketOrderApiResponse,
      MateStartTicketOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/hold/order`,
        method: "POST",
        body: queryArg.ticketBuyer,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    mateGetHoldOrder: build.query<
      MateGetHoldOrderApiResponse,
      MateGetHoldOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/hold/order`,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    mateGetTicketOrder: build.query<
      MateGetTicketOrderApiResponse,
      MateGetTicketOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/order`,
        headers: {
          "order-key": queryArg["order-key"],
        },
      }),
    }),
    mateResendTicketOrder: build.mutation<
      MateResendTicketOrderApiResponse,
      MateResendTicketOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/order/resend`,
        method: "POST",
        headers: {
          "order-key": queryArg["order-key"],
        },
      }),
    }),
    mateFindTicketOrders: build.mutation<
      MateFindTicketOrdersApiResponse,
      MateFindTicketOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/order-links`,
        method: "POST",
        body: queryArg.orderLinksRequest,
      }),
    }),
    mateRenameTicket: build.mutation<
      MateRenameTicketApiResponse,
      MateRenameTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/order/tickets/${encodeURIComponent(String(queryArg.ticketId))}`,
        method: "PATCH",
        body: queryArg.ticketName,
        headers: {
          "order-key": queryArg["order-key"],
        },
      }),
    }),
    mateTransferTicket: build.mutation<
      MateTransferTicketApiResponse,
      MateTransferTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/order/tickets/${encodeURIComponent(String(queryArg.ticketId))}/transfer`,
        method: "POST",
        body: queryArg.ticketTransfer,
        headers: {
          "order-key": queryArg["order-key"],
        },
      }),
    }),
    mateReturnTicket: build.mutation<
      MateReturnTicketApiResponse,
      MateReturnTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/order/tickets/${encodeURIComponent(String(queryArg.ticketId))}/return`,
        method: "POST",
        headers: {
          "order-key": queryArg["order-key"],
        },
      }),
    }),
    mateGetHeldTicket: build.query<
      MateGetHeldTicketApiResponse,
      MateGetHeldTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/ticket`,
        headers: {
          "ticket-key": queryArg["ticket-key"],
        },
      }),
    }),
    mateRenameHeldTicket: build.mutation<
      MateRenameHeldTicketApiResponse,
      MateRenameHeldTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/ticket`,
        method: "PATCH",
        body: queryArg.ticketName,
        headers: {
          "ticket-key": queryArg["ticket-key"],
        },
      }),
    }),
    mateTransferHeldTicket: build.mutation<
      MateTransferHeldTicketApiResponse,
      MateTransferHeldTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/ticket/transfer`,
        method: "POST",
        body: queryArg.ticketTransfer,
        headers: {
          "ticket-key": queryArg["ticket-key"],
        },
      }),
    }),
    mateJoinWaitingList: build.mutation<
      MateJoinWaitingListApiResponse,
      MateJoinWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/waiting-list`,
        method: "POST",
        body: queryArg.waitingListEntry,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    mateLeaveWaitingList: build.mutation<
      MateLeaveWaitingListApiResponse,
      MateLeaveWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/waiting-list/leave`,
        method: "POST",
        body: queryArg.waitingListLeave,
      }),
    }),
    mateRegisterTicketInterest: build.mutation<
      MateRegisterTicketInterestApiResponse,
      MateRegisterTicketInterestApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/interest`,
        method: "POST",
        body: queryArg.ticketInterest,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    mateEnterChallenge: build.mutation<
      MateEnterChallengeApiResponse,
      MateEnterChallengeApiArg
    >({
      query: (queryArg) => ({
        url: `/music-art-challenge/entries`,
        method: "POST",
        body: queryArg.challengeEntry,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type MateConfirmPaymentApiResponse =
  /** status 200 How the order stands */ PaymentConfirmation;
export type MateConfirmPaymentApiArg = {
  paymentClaim: PaymentClaim;
};
export type MateGetTicketSaleApiResponse =
  /** status 200 The sale */ TicketSale;
export type MateGetTicketSaleApiArg = {
  sale: TicketSaleName;
};
export type MateGetHallPlanApiResponse = /** status 200 The plan */ HallPlan;
export type MateGetHallPlanApiArg = void;
export type MateGetTicketAvailabilityApiResponse =
  /** status 200 What is to be had */ TicketAvailability;
export type MateGetTicketAvailabilityApiArg = void;
export type MateOfferBestSeatsApiResponse =
  /** status 200 The seats */ BestSeats;
export type MateOfferBestSeatsApiArg = {
  sale: TicketSaleName;
  type: string;
  quantity: number;
  wheelchairs?: number | null;
};
export type MatePutTicketHoldApiResponse =
  /** status 200 What is held */ TicketHold;
export type MatePutTicketHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
  ticketSelection: TicketSelection;
};
export type MateGetTicketHoldApiResponse =
  /** status 200 The hold */ TicketHold;
export type MateGetTicketHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
};
export type MateReleaseTicketHoldApiResponse = unknown;
export type MateReleaseTicketHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
};
export type MateCheckInvitationApiResponse =
  /** status 200 The invitation */ TicketInvitation;
export type MateCheckInvitationApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token"?: string;
  invitationCheck: InvitationCheck;
};
export type MatePriceTicketHoldApiResponse =
  /** status 200 What it costs */ TicketPrice;
export type MatePriceTicketHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
  ticketPriceQuestion: TicketPriceQuestion;
};
export type MateStartTicketOrderApiResponse =
  /** status 200 How it stands and how it is paid */ StartedTicketOrder;
export type MateStartTicketOrderApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
  ticketBuyer: TicketBuyer;
};
export type MateGetHoldOrderApiResponse =
  /** status 200 How it stands */ TicketOrderState;
export type MateGetHoldOrderApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
};
export type MateGetTicketOrderApiResponse =
  /** status 200 The order */ TicketOrder;
export type MateGetTicketOrderApiArg = {
  /** Of the private link */
  "order-key": string;
};
export type MateResendTicketOrderApiResponse = /** status 200 On its way */ {
  status: "queued";
};
export type MateResendTicketOrderApiArg = {
  /** Of the private link */
  "order-key": string;
};
export type MateFindTicketOrdersApiResponse = /** status 200 Received */ {
  status: "received";
};
export type MateFindTicketOrdersApiArg = {
  orderLinksRequest: OrderLinksRequest;
};
export type MateRenameTicketApiResponse =
  /** status 200 The ticket */ IssuedTicket;
export type MateRenameTicketApiArg = {
  ticketId: string;
  /** Of the private link */
  "order-key": string;
  ticketName: TicketName;
};
export type MateTransferTicketApiResponse =
  /** status 200 The ticket */ IssuedTicket;
export type MateTransferTicketApiArg = {
  ticketId: string;
  /** Of the private link */
  "order-key": string;
  ticketTransfer: TicketTransfer;
};
export type MateReturnTicketApiResponse =
  /** status 200 The order */ TicketOrder;
export type MateReturnTicketApiArg = {
  ticketId: string;
  /** Of the private link */
  "order-key": string;
};
export type MateGetHeldTicketApiResponse =
  /** status 200 The ticket */ HeldTicket;
export type MateGetHeldTicketApiArg = {
  /** Of the holder’s link */
  "ticket-key": string;
};
export type MateRenameHeldTicketApiResponse =
  /** status 200 The ticket */ IssuedTicket;
export type MateRenameHeldTicketApiArg = {
  /** Of the holder’s link */
  "ticket-key": string;
  ticketName: TicketName;
};
export type MateTransferHeldTicketApiResponse = /** status 200 Given on */ {
  status: "given_on";
};
export type MateTransferHeldTicketApiArg = {
  /** Of the holder’s link */
  "ticket-key": string;
  ticketTransfer: TicketTransfer;
};
export type MateJoinWaitingListApiResponse = /** status 201 Received */ {
  status: "received";
};
export type MateJoinWaitingListApiArg = {
  "idempotency-key": string;
  waitingListEntry: WaitingListEntry;
};
export type MateLeaveWaitingListApiResponse = /** status 200 Left */ {
  status: "left";
};
export type MateLeaveWaitingListApiArg = {
  waitingListLeave: WaitingListLeave;
};
export type MateRegisterTicketInterestApiResponse = /** status 201 Received */ {
  status: "received";
};
export type MateRegisterTicketInterestApiArg = {
  "idempotency-key": string;
  ticketInterest: TicketInterest;
};
export type MateEnterChallengeApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type MateEnterChallengeApiArg = {
  "idempotency-key": string;
  challengeEntry: ChallengeEntry;
};
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
export type PaymentConfirmation = {
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
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
export type PaymentClaim = {
  txRef: string;
  transactionId?: string | undefined;
};
export type TicketSaleName = "public" | "pre-sale" | "experiential";
export type TicketType = {
  id: string;
  name: string;
  note: string;
  /** In pesewas */
  price: number;
  tone: "rose" | "gold" | "sand" | "palm" | "indigo";
  /** How many people one of it lets in: eight for a table */
  admits: number;
  isNumbered: boolean;
  /** Which seats of the plan it sells */
  pool: string | null;
  capacity: number;
  /** How many can be held now; whole tables */
  left: number;
  isOpen: boolean;
  maxPerOrder: number;
  hasWaitingList: boolean;
};
export type TicketSale = {
  sale: TicketSaleName;
  isOpen: boolean;
  opensAt: string | null;
  closesAt: string | null;
  returnsUntil: string | null;
  maxPerOrder: number;
  holdMinutes: number;
  planVersion: number;
  types: TicketType[];
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
export type TicketSeat = {
  id: string;
  label: string;
  kind: "seat" | "wheelchair" | "companion";
};
export type BestSeats = {
  seats: TicketSeat[];
  areTogether: boolean;
};
export type TicketHold = {
  state: "active" | "expired" | "released" | "paid";
  expiresAt: string;
  /** By the clock of the server, to count down from */
  now: string;
  /** The tickets are kept beyond the time meanwhile */
  isPaymentPending: boolean;
  sale: TicketSaleName;
  /** Of the waiting list */
  isOffer: boolean;
  lines: {
    type: string;
    name: string;
    quantity: number;
    /** In pesewas */
    price: number;
    admits: number;
  }[];
  tickets: {
    type: string;
    typeName: string;
    seat: TicketSeat & (object | null);
  }[];
  /** In pesewas, before any promo code */
  amount: number;
  hasOrder: boolean;
};
export type TicketSelection = {
  sale: "public" | "pre-sale" | "experiential";
  code?: string | undefined;
  items: {
    type: string;
    quantity: number;
    seats?: string[] | undefined;
    wheelchairs?: number | undefined;
  }[];
};
export type TicketInvitation = {
  code: string;
  sale: TicketSaleName;
  name: string | null;
  types: string[];
  maxTickets: number;
  validUntil: string | null;
};
export type InvitationCheck = {
  code: string;
};
export type TicketPrice = {
  lines: {
    type: string;
    name: string;
    quantity: number;
    /** In pesewas */
    price: number;
    /** In pesewas */
    discount: number;
  }[];
  /** In pesewas */
  subtotal: number;
  /** In pesewas */
  discount: number;
  /** In pesewas */
  amount: number;
  promoCode: string | null;
};
export type TicketPriceQuestion = {
  promoCode?: string | undefined;
};
export type TicketPaidBy = "card" | "mobile_money" | "cash" | "free";
export type TicketOrderState = {
  number: string;
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  discount: number;
  method: TicketPaidBy;
  name: string;
  email: string | null;
  /** What came of it: it waits for money; the tickets are there, in the seats that were held or in equal ones; or it was paid too late, nothing equal was free, and the money goes back */
  fulfilment: "waiting" | "given" | "other_seats" | "sent_back";
  /** Opens the tickets, until the link was changed for the first time */
  orderKey: string | null;
};
export type Checkout = {
  txRef: string;
  /** In pesewas */
  amount: number;
  currency: "GHS";
  publicKey: string;
  scriptUrl: string;
  paymentOptions: string;
  customer: {
    name: string;
    email: string;
    phone: string;
  };
  title: string;
  description: string;
} | null;
export type StartedTicketOrder = {
  order: TicketOrderState;
  checkout: Checkout;
};
export type TicketBuyer = {
  name: string;
  email: string;
  phone?: string | undefined;
  method: "card" | "mobile_money";
  names?: string[] | undefined;
  promoCode?: string | undefined;
  seenTotal?: number | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type IssuedTicket = {
  id: string;
  type: string;
  typeName: string;
  seat: TicketSeat & (object | null);
  name: string;
  /** What was paid for it, in pesewas */
  price: number;
  state: "valid" | "given_on" | "returned" | "refunded";
  /** For the QR code; only of a ticket that is theirs */
  code: string | null;
  checkedInAt: string | null;
  /** Be renamed and given on */
  canChange: boolean;
  canReturn: boolean;
  /** Those of one table go back together */
  table: number | null;
};
export type TicketOrder = {
  number: string;
  sale: TicketSaleName;
  name: string;
  email: string | null;
  state: "paid" | "refunded";
  paidAt: string;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  discount: number;
  /** In pesewas */
  refunded: number;
  method: TicketPaidBy;
  /** Equal ones, because those held were gone */
  hasOtherSeats: boolean;
  canReturnUntil: string | null;
  event: {
    name: string;
    date: string;
    doors: string;
    start: string;
    end: string;
    place: string;
  };
  tickets: IssuedTicket[];
};
export type OrderLinksRequest = {
  email: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type TicketName = {
  name: string;
};
export type TicketTransfer = {
  name: string;
  email: string;
};
export type HeldTicket = {
  ticket: IssuedTicket;
  event: {
    name: string;
    date: string;
    doors: string;
    start: string;
    end: string;
    place: string;
  };
};
export type WaitingListEntry = {
  type: string;
  quantity: number;
  name: string;
  email: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type WaitingListLeave = {
  token: string;
};
export type TicketInterest = {
  name: string;
  email: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type ChallengeEntry = {
  artist: string;
  age: number;
  place: string;
  piece: string;
  sheet: {
    id: string;
    ticket: string;
    name: string;
    size: number;
  };
  email: string;
  phone?: string | undefined;
  guardian?:
    | {
        name: string;
        phone: string;
        consent: true;
      }
    | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  confirmPayment: injectedRtkApi.endpoints.mateConfirmPayment,
  getTicketSale: injectedRtkApi.endpoints.mateGetTicketSale,
  getHallPlan: injectedRtkApi.endpoints.mateGetHallPlan,
  getTicketAvailability: injectedRtkApi.endpoints.mateGetTicketAvailability,
  offerBestSeats: injectedRtkApi.endpoints.mateOfferBestSeats,
  putTicketHold: injectedRtkApi.endpoints.matePutTicketHold,
  getTicketHold: injectedRtkApi.endpoints.mateGetTicketHold,
  releaseTicketHold: injectedRtkApi.endpoints.mateReleaseTicketHold,
  checkInvitation: injectedRtkApi.endpoints.mateCheckInvitation,
  priceTicketHold: injectedRtkApi.endpoints.matePriceTicketHold,
  startTicketOrder: injectedRtkApi.endpoints.mateStartTicketOrder,
  getHoldOrder: injectedRtkApi.endpoints.mateGetHoldOrder,
  getTicketOrder: injectedRtkApi.endpoints.mateGetTicketOrder,
  resendTicketOrder: injectedRtkApi.endpoints.mateResendTicketOrder,
  findTicketOrders: injectedRtkApi.endpoints.mateFindTicketOrders,
  renameTicket: injectedRtkApi.endpoints.mateRenameTicket,
  transferTicket: injectedRtkApi.endpoints.mateTransferTicket,
  returnTicket: injectedRtkApi.endpoints.mateReturnTicket,
  getHeldTicket: injectedRtkApi.endpoints.mateGetHeldTicket,
  renameHeldTicket: injectedRtkApi.endpoints.mateRenameHeldTicket,
  transferHeldTicket: injectedRtkApi.endpoints.mateTransferHeldTicket,
  joinWaitingList: injectedRtkApi.endpoints.mateJoinWaitingList,
  leaveWaitingList: injectedRtkApi.endpoints.mateLeaveWaitingList,
  registerTicketInterest: injectedRtkApi.endpoints.mateRegisterTicketInterest,
  enterChallenge: injectedRtkApi.endpoints.mateEnterChallenge,
};
export const {
  useMateConfirmPaymentMutation: useConfirmPaymentMutation,
  useMateGetTicketSaleQuery: useGetTicketSaleQuery,
  useLazyMateGetTicketSaleQuery: useLazyGetTicketSaleQuery,
  useMateGetHallPlanQuery: useGetHallPlanQuery,
  useLazyMateGetHallPlanQuery: useLazyGetHallPlanQuery,
  useMateGetTicketAvailabilityQuery: useGetTicketAvailabilityQuery,
  useLazyMateGetTicketAvailabilityQuery: useLazyGetTicketAvailabilityQuery,
  useMateOfferBestSeatsQuery: useOfferBestSeatsQuery,
  useLazyMateOfferBestSeatsQuery: useLazyOfferBestSeatsQuery,
  useMatePutTicketHoldMutation: usePutTicketHoldMutation,
  useMateGetTicketHoldQuery: useGetTicketHoldQuery,
  useLazyMateGetTicketHoldQuery: useLazyGetTicketHoldQuery,
  useMateReleaseTicketHoldMutation: useReleaseTicketHoldMutation,
  useMateCheckInvitationMutation: useCheckInvitationMutation,
  useMatePriceTicketHoldMutation: usePriceTicketHoldMutation,
  useMateStartTicketOrderMutation: useStartTicketOrderMutation,
  useMateGetHoldOrderQuery: useGetHoldOrderQuery,
  useLazyMateGetHoldOrderQuery: useLazyGetHoldOrderQuery,
  useMateGetTicketOrderQuery: useGetTicketOrderQuery,
  useLazyMateGetTicketOrderQuery: useLazyGetTicketOrderQuery,
  useMateResendTicketOrderMutation: useResendTicketOrderMutation,
  useMateFindTicketOrdersMutation: useFindTicketOrdersMutation,
  useMateRenameTicketMutation: useRenameTicketMutation,
  useMateTransferTicketMutation: useTransferTicketMutation,
  useMateReturnTicketMutation: useReturnTicketMutation,
  useMateGetHeldTicketQuery: useGetHeldTicketQuery,
  useLazyMateGetHeldTicketQuery: useLazyGetHeldTicketQuery,
  useMateRenameHeldTicketMutation: useRenameHeldTicketMutation,
  useMateTransferHeldTicketMutation: useTransferHeldTicketMutation,
  useMateJoinWaitingListMutation: useJoinWaitingListMutation,
  useMateLeaveWaitingListMutation: useLeaveWaitingListMutation,
  useMateRegisterTicketInterestMutation: useRegisterTicketInterestMutation,
  useMateEnterChallengeMutation: useEnterChallengeMutation,
} = injectedRtkApi;
