import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    donateListProjects: build.query<
      DonateListProjectsApiResponse,
      DonateListProjectsApiArg
    >({
      query: () => ({ url: `/projects` }),
    }),
    donateStartDonation: build.mutation<
      DonateStartDonationApiResponse,
      DonateStartDonationApiArg
    >({
      query: (queryArg) => ({
        url: `/donations`,
        method: "POST",
        body: queryArg.donationStart,
      }),
    }),
    donateGetDonation: build.query<
      DonateGetDonationApiResponse,
      DonateGetDonationApiArg
    >({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.donationId))}`,
        headers: {
          "receipt-key": queryArg["receipt-key"],
        },
      }),
    }),
    donateMailReceipt: build.mutation<
      DonateMailReceiptApiResponse,
      DonateMailReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.donationId))}/receipt`,
        method: "POST",
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    donateListDonors: build.query<
      DonateListDonorsApiResponse,
      DonateListDonorsApiArg
    >({
      query: (queryArg) => ({
        url: `/projects/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.slug))}/donors`,
        params: {
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    donateConfirmPayment: build.mutation<
      DonateConfirmPaymentApiResponse,
      DonateConfirmPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/confirm`,
        method: "POST",
        body: queryArg.paymentClaim,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type DonateListProjectsApiResponse =
  /** status 200 Projects and assets */ Project[];
export type DonateListProjectsApiArg = void;
export type DonateStartDonationApiResponse =
  /** status 200 How it stands and how it is paid */ StartedDonation;
export type DonateStartDonationApiArg = {
  donationStart: DonationStart;
};
export type DonateGetDonationApiResponse =
  /** status 200 How it stands */ DonationState;
export type DonateGetDonationApiArg = {
  donationId: string;
  /** Of the link in the mail */
  "receipt-key"?: string;
};
export type DonateMailReceiptApiResponse = /** status 200 On its way */ {
  status: "queued";
};
export type DonateMailReceiptApiArg = {
  donationId: string;
  "idempotency-key": string;
};
export type DonateListDonorsApiResponse =
  /** status 200 The donations */ DonorWall;
export type DonateListDonorsApiArg = {
  kind: "project" | "asset";
  slug: string;
  page?: number;
  perPage?: number;
};
export type DonateConfirmPaymentApiResponse =
  /** status 200 How the order stands */ PaymentConfirmation;
export type DonateConfirmPaymentApiArg = {
  paymentClaim: PaymentClaim;
};
export type Project = {
  slug: string;
  kind: "project" | "asset";
  name: string;
  description: string;
  overview: string;
  /** In pesewas */
  target: number;
  /** In pesewas */
  raised: number;
  deadline: string;
  isOpen: boolean;
};
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
export type DonationProject = {
  kind: "project" | "asset";
  slug: string;
  name: string;
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
export type StartedDonation = {
  donationId: string;
  state: OrderState;
  project: DonationProject;
  checkout: Checkout;
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
export type DonationStart = {
  donationId: string;
  project: string;
  amount: number;
  currency?: "GHS" | undefined;
  name: string;
  email: string;
  phone?: string | undefined;
  message?: string | undefined;
  anonymous?: boolean | undefined;
  method: "card" | "mobile_money";
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type Receipt = {
  number: string;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  refunded: number;
  currency: "GHS";
  paidAt: string;
  name: string;
  email: string;
  method: "card" | "mobile_money";
  message: string | null;
  anonymous: boolean;
  project: DonationProject;
} | null;
export type DonationState = {
  donationId: string;
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
  method: "card" | "mobile_money";
  project: DonationProject;
  receipt: Receipt;
};
export type DonorWall = {
  total: number;
  page: number;
  perPage: number;
  rows: {
    /** None of a donor who asked not to be named */
    name: string | null;
    /** In pesewas */
    amount: number;
    message: string | null;
    givenAt: string;
  }[];
};
export type PaymentConfirmation = {
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
};
export type PaymentClaim = {
  txRef: string;
  transactionId?: string | undefined;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listProjects: injectedRtkApi.endpoints.donateListProjects,
  startDonation: injectedRtkApi.endpoints.donateStartDonation,
  getDonation: injectedRtkApi.endpoints.donateGetDonation,
  mailReceipt: injectedRtkApi.endpoints.donateMailReceipt,
  listDonors: injectedRtkApi.endpoints.donateListDonors,
  confirmPayment: injectedRtkApi.endpoints.donateConfirmPayment,
};
export const {
  useDonateListProjectsQuery: useListProjectsQuery,
  useLazyDonateListProjectsQuery: useLazyListProjectsQuery,
  useDonateStartDonationMutation: useStartDonationMutation,
  useDonateGetDonationQuery: useGetDonationQuery,
  useLazyDonateGetDonationQuery: useLazyGetDonationQuery,
  useDonateMailReceiptMutation: useMailReceiptMutation,
  useDonateListDonorsQuery: useListDonorsQuery,
  useLazyDonateListDonorsQuery: useLazyListDonorsQuery,
  useDonateConfirmPaymentMutation: useConfirmPaymentMutation,
} = injectedRtkApi;
