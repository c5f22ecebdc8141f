import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetVisits: build.query<
      AdminGetVisitsApiResponse,
      AdminGetVisitsApiArg
    >({
      query: (queryArg) => ({
        url: `/stats/visits`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminGetVitals: build.query<
      AdminGetVitalsApiResponse,
      AdminGetVitalsApiArg
    >({
      query: (queryArg) => ({
        url: `/stats/vitals`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetVisitsApiResponse = /** status 200 The views */ Visits;
export type AdminGetVisitsApiArg = {
  /** The first day, UTC; 29 days before the last unless told */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
};
export type AdminGetVitalsApiResponse = /** status 200 The vitals */ PageVitals;
export type AdminGetVitalsApiArg = {
  /** The first day, UTC; 29 days before the last unless told */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
};
export type Visits = {
  from: string;
  to: string;
  total: number;
  /** Every day of the period, in order */
  days: {
    day: string;
    views: number;
  }[];
  sources: {
    source: "direct" | "internal" | "search" | "social" | "mail" | "other";
    views: number;
  }[];
  /** The most-read pages first; `*` is every address that does not exist */
  pages: {
    path: string;
    views: number;
  }[];
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
    requestId: string;
  };
};
export type PageVitals = {
  from: string;
  to: string;
  pages: {
    path: string;
    vitals: {
      metric: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
      /** Three quarters of the visits had at most this; milliseconds, for CLS a score */
      p75: number;
      samples: number;
    }[];
  }[];
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getVisits: injectedRtkApi.endpoints.adminGetVisits,
  getVitals: injectedRtkApi.endpoints.adminGetVitals,
};
export const {
  useAdminGetVisitsQuery: useGetVisitsQuery,
  useLazyAdminGetVisitsQuery: useLazyGetVisitsQuery,
  useAdminGetVitalsQuery: useGetVitalsQuery,
  useLazyAdminGetVitalsQuery: useLazyGetVitalsQuery,
} = injectedRtkApi;
