import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetActivity: build.query<
      AdminGetActivityApiResponse,
      AdminGetActivityApiArg
    >({
      query: (queryArg) => ({
        url: `/stats/activity`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          days: queryArg.days,
        },
      }),
    }),
    adminGetFunnels: build.query<
      AdminGetFunnelsApiResponse,
      AdminGetFunnelsApiArg
    >({
      query: (queryArg) => ({
        url: `/stats/funnels`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          days: queryArg.days,
        },
      }),
    }),
    adminListMatters: build.query<
      AdminListMattersApiResponse,
      AdminListMattersApiArg
    >({
      query: () => ({ url: `/stats/matters` }),
    }),
    adminGetVisits: build.query<
      AdminGetVisitsApiResponse,
      AdminGetVisitsApiArg
    >({
      query: (queryArg) => ({
        url: `/stats/visits`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          days: queryArg.days,
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
          days: queryArg.days,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetActivityApiResponse =
  /** status 200 The numbers */ Activity;
export type AdminGetActivityApiArg = {
  /** The first day, UTC */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
  /** How many days it has where no first day is told */
  days?: number;
};
export type AdminGetFunnelsApiResponse = /** status 200 The numbers */ Funnels;
export type AdminGetFunnelsApiArg = {
  /** The first day, UTC */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
  /** How many days it has where no first day is told */
  days?: number;
};
export type AdminListMattersApiResponse =
  /** status 200 The matters */ Matter[];
export type AdminListMattersApiArg = void;
export type AdminGetVisitsApiResponse = /** status 200 The views */ Visits;
export type AdminGetVisitsApiArg = {
  /** The first day, UTC */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
  /** How many days it has where no first day is told */
  days?: number;
};
export type AdminGetVitalsApiResponse = /** status 200 The vitals */ PageVitals;
export type AdminGetVitalsApiArg = {
  /** The first day, UTC */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
  /** How many days it has where no first day is told */
  days?: number;
};
export type Period = {
  from: string;
  to: string;
};
export type ActivitySeries = {
  kind: "registrations" | "lessons" | "donations" | "tickets" | "visits";
  /** Every day, week or month of the period, in order; amounts in pesewas */
  steps: (Period & {
    count: number;
    amount: number;
    refunded: number;
  })[];
  count: number;
  /** What came in, in pesewas; 0 where it is not about money */
  amount: number;
  /** What went back in the period, in pesewas, whenever it had come in */
  refunded: number;
  /** In the period of the same length before */
  countBefore: number;
  amountBefore: number;
};
export type Activity = {
  from: string;
  to: string;
  before: Period;
  series: ActivitySeries[];
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
export type Funnel = {
  flow: "giving" | "tickets" | "competition" | "lessons" | "contact";
  /** Seen and begun are counted without anyone who asks not to be; paid are those among the sent that are paid by now */
  steps: {
    step: "seen" | "begun" | "sent" | "paid";
    count: number;
    countBefore: number;
  }[];
};
export type Funnels = {
  from: string;
  to: string;
  before: Period;
  funnels: Funnel[];
};
export type Matter = {
  matter:
    | "message"
    | "fees"
    | "application"
    | "lesson"
    | "entry"
    | "engagement"
    | "performer"
    | "challenge_entry"
    | "donation_refund"
    | "ticket_refund"
    | "entry_refund"
    | "wall_words"
    | "held_form"
    | "failed_job"
    | "policy_report";
  /** How many wait; 10000 where there are more */
  count: number;
  /** Whether more wait than are counted */
  more: boolean;
  /** Since when the one waits that waits longest */
  since: string;
  /** The one that waits longest, by what its list opens it by; null where none is opened */
  next: string | null;
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
  getActivity: injectedRtkApi.endpoints.adminGetActivity,
  getFunnels: injectedRtkApi.endpoints.adminGetFunnels,
  listMatters: injectedRtkApi.endpoints.adminListMatters,
  getVisits: injectedRtkApi.endpoints.adminGetVisits,
  getVitals: injectedRtkApi.endpoints.adminGetVitals,
};
export const {
  useAdminGetActivityQuery: useGetActivityQuery,
  useLazyAdminGetActivityQuery: useLazyGetActivityQuery,
  useAdminGetFunnelsQuery: useGetFunnelsQuery,
  useLazyAdminGetFunnelsQuery: useLazyGetFunnelsQuery,
  useAdminListMattersQuery: useListMattersQuery,
  useLazyAdminListMattersQuery: useLazyListMattersQuery,
  useAdminGetVisitsQuery: useGetVisitsQuery,
  useLazyAdminGetVisitsQuery: useLazyGetVisitsQuery,
  useAdminGetVitalsQuery: useGetVitalsQuery,
  useLazyAdminGetVitalsQuery: useLazyGetVitalsQuery,
} = injectedRtkApi;
