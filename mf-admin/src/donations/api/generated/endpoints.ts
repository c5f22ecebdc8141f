import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListDonations: build.query<
      AdminListDonationsApiResponse,
      AdminListDonationsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          project: queryArg.project,
          method: queryArg.method,
          anonymous: queryArg.anonymous,
          wall: queryArg.wall,
          flagged: queryArg.flagged,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminSumDonations: build.query<
      AdminSumDonationsApiResponse,
      AdminSumDonationsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/sums`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          project: queryArg.project,
          method: queryArg.method,
          anonymous: queryArg.anonymous,
          wall: queryArg.wall,
          flagged: queryArg.flagged,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminGetDonationDetail: build.query<
      AdminGetDonationDetailApiResponse,
      AdminGetDonationDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/${encodeURIComponent(String(queryArg.donationId))}`,
      }),
    }),
    adminDecideWordsOfMany: build.mutation<
      AdminDecideWordsOfManyApiResponse,
      AdminDecideWordsOfManyApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/bulk`,
        method: "POST",
        body: queryArg.donationBulkDecision,
      }),
    }),
    adminDecideWords: build.mutation<
      AdminDecideWordsApiResponse,
      AdminDecideWordsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/${encodeURIComponent(String(queryArg.donationId))}/wall`,
        method: "PUT",
        body: queryArg.donorWallDecision,
      }),
    }),
    adminResendReceipt: build.mutation<
      AdminResendReceiptApiResponse,
      AdminResendReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/${encodeURIComponent(String(queryArg.donationId))}/receipt`,
        method: "POST",
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminRefundPayment: build.mutation<
      AdminRefundPaymentApiResponse,
      AdminRefundPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/payments/${encodeURIComponent(String(queryArg.paymentId))}/refunds`,
        method: "POST",
        body: queryArg.refundWish,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminSettleRefund: build.mutation<
      AdminSettleRefundApiResponse,
      AdminSettleRefundApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/refunds/${encodeURIComponent(String(queryArg.refundId))}/outcome`,
        method: "POST",
        body: queryArg.refundOutcome,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListDonationsApiResponse =
  /** status 200 The donations */ DonationList;
export type AdminListDonationsApiArg = {
  /** In name, e-mail, phone, message, receipt number, references and numbers of payments */
  search?: string;
  /** One or several, with commas */
  state?: string;
  project?: string;
  method?: "card" | "mobile_money";
  anonymous?: "true" | "false";
  /** Whether the donor wall shows name and words */
  wall?: DonorWallState & unknown;
  /** Only those with a case that is open */
  flagged?: "true" | "false";
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "createdAt" | "paidAt" | "amount" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminSumDonationsApiResponse =
  /** status 200 The sums */ DonationSums;
export type AdminSumDonationsApiArg = {
  /** In name, e-mail, phone, message, receipt number, references and numbers of payments */
  search?: string;
  /** One or several, with commas */
  state?: string;
  project?: string;
  method?: "card" | "mobile_money";
  anonymous?: "true" | "false";
  /** Whether the donor wall shows name and words */
  wall?: DonorWallState & unknown;
  /** Only those with a case that is open */
  flagged?: "true" | "false";
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
};
export type AdminGetDonationDetailApiResponse =
  /** status 200 The donation */ DonationDetail;
export type AdminGetDonationDetailApiArg = {
  donationId: string;
};
export type AdminDecideWordsOfManyApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminDecideWordsOfManyApiArg = {
  donationBulkDecision: DonationBulkDecision;
};
export type AdminDecideWordsApiResponse =
  /** status 200 The donation */ DonationDetail;
export type AdminDecideWordsApiArg = {
  donationId: string;
  donorWallDecision: DonorWallDecision;
};
export type AdminResendReceiptApiResponse = /** status 200 On its way */ {
  status: "queued";
};
export type AdminResendReceiptApiArg = {
  donationId: string;
  "idempotency-key": string;
};
export type AdminRefundPaymentApiResponse = /** status 200 The refund */ Refund;
export type AdminRefundPaymentApiArg = {
  paymentId: string;
  "idempotency-key": string;
  refundWish: RefundWish;
};
export type AdminSettleRefundApiResponse = /** status 200 The refund */ Refund;
export type AdminSettleRefundApiArg = {
  refundId: string;
  refundOutcome: RefundOutcome;
};
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
export type DonationProject = {
  kind: "project" | "asset";
  slug: string;
  name: string;
};
export type DonorWallState = "shown" | "waiting" | "hidden";
export type DonationRow = {
  donationId: string;
  receiptNumber: string | null;
  state: OrderState;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  refunded: number;
  project: DonationProject;
  name: string;
  email: string;
  phone: string | null;
  anonymous: boolean;
  wall: DonorWallState;
  method: "card" | "mobile_money";
  createdAt: string;
  paidAt: string | null;
  openFlags: number;
};
export type DonationList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: DonationRow[];
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
export type DonationSums = {
  count: number;
  /** In pesewas */
  paid: number;
  /** In pesewas */
  refunded: number;
  /** In pesewas */
  net: number;
};
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
export type DonationDetail = DonationRow & {
  message: string | null;
  currency: "GHS";
  orderNumber: number;
  expiresAt: string;
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
    subject: string;
    to: string;
    state: "waiting" | "done" | "failed";
    attempts: number;
    at: string;
  }[];
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
export type DonationBulkDecision = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          /** In name, e-mail, phone, message, receipt number, references and numbers of payments */
          search?: string | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          project?: string | undefined;
          method?: ("card" | "mobile_money") | undefined;
          anonymous?: ("true" | "false") | undefined;
          wall?: (DonorWallState & unknown) | undefined;
          /** Only those with a case that is open */
          flagged?: ("true" | "false") | undefined;
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
  wall: "shown" | "hidden";
};
export type DonorWallDecision = {
  wall: "shown" | "hidden";
};
export type RefundWish = {
  /** In pesewas; all that is left by default */
  amount?: number | undefined;
  reason?: string | undefined;
};
export type RefundOutcome = {
  happened: boolean;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listDonations: injectedRtkApi.endpoints.adminListDonations,
  sumDonations: injectedRtkApi.endpoints.adminSumDonations,
  getDonationDetail: injectedRtkApi.endpoints.adminGetDonationDetail,
  decideWordsOfMany: injectedRtkApi.endpoints.adminDecideWordsOfMany,
  decideWords: injectedRtkApi.endpoints.adminDecideWords,
  resendReceipt: injectedRtkApi.endpoints.adminResendReceipt,
  refundPayment: injectedRtkApi.endpoints.adminRefundPayment,
  settleRefund: injectedRtkApi.endpoints.adminSettleRefund,
};
export const {
  useAdminListDonationsQuery: useListDonationsQuery,
  useLazyAdminListDonationsQuery: useLazyListDonationsQuery,
  useAdminSumDonationsQuery: useSumDonationsQuery,
  useLazyAdminSumDonationsQuery: useLazySumDonationsQuery,
  useAdminGetDonationDetailQuery: useGetDonationDetailQuery,
  useLazyAdminGetDonationDetailQuery: useLazyGetDonationDetailQuery,
  useAdminDecideWordsOfManyMutation: useDecideWordsOfManyMutation,
  useAdminDecideWordsMutation: useDecideWordsMutation,
  useAdminResendReceiptMutation: useResendReceiptMutation,
  useAdminRefundPaymentMutation: useRefundPaymentMutation,
  useAdminSettleRefundMutation: useSettleRefundMutation,
} = injectedRtkApi;
