import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListPaymentFlags: build.query<
      AdminListPaymentFlagsApiResponse,
      AdminListPaymentFlagsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/payment-flags`,
        params: {
          open: queryArg.open,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminResolvePaymentFlag: build.mutation<
      AdminResolvePaymentFlagApiResponse,
      AdminResolvePaymentFlagApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/payment-flags/${encodeURIComponent(String(queryArg.id))}/resolve`,
        method: "POST",
        body: queryArg.flagResolution,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListPaymentFlagsApiResponse =
  /** status 200 The cases */ PaymentFlagList;
export type AdminListPaymentFlagsApiArg = {
  open?: "true" | "false";
  page?: number;
  perPage?: number;
};
export type AdminResolvePaymentFlagApiResponse =
  /** status 200 The case */ PaymentFlag;
export type AdminResolvePaymentFlagApiArg = {
  id: string;
  flagResolution: FlagResolution;
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
export type PaymentFlagList = {
  total: number;
  page: number;
  perPage: number;
  rows: PaymentFlag[];
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
export type FlagResolution = {
  note: string;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listPaymentFlags: injectedRtkApi.endpoints.adminListPaymentFlags,
  resolvePaymentFlag: injectedRtkApi.endpoints.adminResolvePaymentFlag,
};
export const {
  useAdminListPaymentFlagsQuery: useListPaymentFlagsQuery,
  useLazyAdminListPaymentFlagsQuery: useLazyListPaymentFlagsQuery,
  useAdminResolvePaymentFlagMutation: useResolvePaymentFlagMutation,
} = injectedRtkApi;
