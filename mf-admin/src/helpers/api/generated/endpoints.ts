import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetPolicyReports: build.query<
      AdminGetPolicyReportsApiResponse,
      AdminGetPolicyReportsApiArg
    >({
      query: () => ({ url: `/stats/policy-reports` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetPolicyReportsApiResponse =
  /** status 200 The reports */ PolicyReports;
export type AdminGetPolicyReportsApiArg = void;
export type PolicyReports = {
  /** Of the last 30 days, the newest first */
  reports: {
    directive: string;
    /** An origin, `self`, or a keyword such as `inline` */
    blocked: string;
    /** The first part of the path of the pages */
    area: string;
    count: number;
    firstSeen: string;
    lastSeen: string;
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
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getPolicyReports: injectedRtkApi.endpoints.adminGetPolicyReports,
};
export const {
  useAdminGetPolicyReportsQuery: useGetPolicyReportsQuery,
  useLazyAdminGetPolicyReportsQuery: useLazyGetPolicyReportsQuery,
} = injectedRtkApi;
