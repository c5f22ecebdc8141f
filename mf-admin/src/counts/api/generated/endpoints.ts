import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetCounts: build.query<
      AdminGetCountsApiResponse,
      AdminGetCountsApiArg
    >({
      query: () => ({ url: `/stats/counts` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetCountsApiResponse = /** status 200 The counts */ Counts;
export type AdminGetCountsApiArg = void;
export type Counts = {
  /** People in the community */
  members: number;
  /** Projects and assets */
  projects: number;
  /** Projects and assets that can be given to */
  openProjects: number;
  /** Raised in all, in pesewas */
  raised: number;
  /** Donations that were paid here and are kept */
  donations: number;
  /** What they brought, less what went back, in pesewas */
  donated: number;
  /** Payments that need a person */
  openFlags: number;
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
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getCounts: injectedRtkApi.endpoints.adminGetCounts,
};
export const {
  useAdminGetCountsQuery: useGetCountsQuery,
  useLazyAdminGetCountsQuery: useLazyGetCountsQuery,
} = injectedRtkApi;
