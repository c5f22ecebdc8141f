import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListPerformers: build.query<
      AdminListPerformersApiResponse,
      AdminListPerformersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/performers`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetPerformer: build.query<
      AdminGetPerformerApiResponse,
      AdminGetPerformerApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/performers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangePerformerStatus: build.mutation<
      AdminChangePerformerStatusApiResponse,
      AdminChangePerformerStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/performers/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.performerStatusChange,
      }),
    }),
    adminListEngagements: build.query<
      AdminListEngagementsApiResponse,
      AdminListEngagementsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetEngagement: build.query<
      AdminGetEngagementApiResponse,
      AdminGetEngagementApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangeEngagementStatus: build.mutation<
      AdminChangeEngagementStatusApiResponse,
      AdminChangeEngagementStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.engagementStatusChange,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListPerformersApiResponse =
  /** status 200 The page */ PerformerList;
export type AdminListPerformersApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  sort?: "receivedAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetPerformerApiResponse =
  /** status 200 The row */ PerformerRow;
export type AdminGetPerformerApiArg = {
  id: string;
};
export type AdminChangePerformerStatusApiResponse =
  /** status 200 The status */ {
    status: "applied" | "accepted" | "declined";
  };
export type AdminChangePerformerStatusApiArg = {
  id: string;
  performerStatusChange: PerformerStatusChange;
};
export type AdminListEngagementsApiResponse =
  /** status 200 The page */ EngagementList;
export type AdminListEngagementsApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  sort?: "receivedAt" | "date" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetEngagementApiResponse =
  /** status 200 The row */ EngagementRow;
export type AdminGetEngagementApiArg = {
  id: string;
};
export type AdminChangeEngagementStatusApiResponse =
  /** status 200 The status */ {
    status: "new" | "offered" | "confirmed" | "declined" | "done";
  };
export type AdminChangeEngagementStatusApiArg = {
  id: string;
  engagementStatusChange: EngagementStatusChange;
};
export type StatusChange = {
  from: string;
  to: string;
  actor: string;
  at: string;
};
export type PerformerRow = {
  id: string;
  reference: string;
  stageName: string;
  kind: string;
  category: string;
  place: string;
  about: string;
  recordings: string[];
  contactName: string;
  email: string;
  phone: string;
  receivedAt: string;
  status: "applied" | "accepted" | "declined";
  changes: StatusChange[];
};
export type PerformerList = {
  total: number;
  page: number;
  perPage: number;
  rows: PerformerRow[];
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
export type PerformerStatusChange = {
  status: "applied" | "accepted" | "declined";
};
export type EngagementRow = {
  id: string;
  reference: string;
  /** In words */
  occasion: string;
  date: string;
  startTime: string;
  place: string;
  guests: number | null;
  /** In words */
  music: string;
  wishedPerformers: string[];
  /** In pesewas */
  budget: number | null;
  message: string | null;
  name: string;
  organisation: string | null;
  email: string;
  phone: string;
  receivedAt: string;
  status: "new" | "offered" | "confirmed" | "declined" | "done";
  changes: StatusChange[];
};
export type EngagementList = {
  total: number;
  page: number;
  perPage: number;
  rows: EngagementRow[];
};
export type EngagementStatusChange = {
  status: "new" | "offered" | "confirmed" | "declined" | "done";
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listPerformers: injectedRtkApi.endpoints.adminListPerformers,
  getPerformer: injectedRtkApi.endpoints.adminGetPerformer,
  changePerformerStatus: injectedRtkApi.endpoints.adminChangePerformerStatus,
  listEngagements: injectedRtkApi.endpoints.adminListEngagements,
  getEngagement: injectedRtkApi.endpoints.adminGetEngagement,
  changeEngagementStatus: injectedRtkApi.endpoints.adminChangeEngagementStatus,
};
export const {
  useAdminListPerformersQuery: useListPerformersQuery,
  useLazyAdminListPerformersQuery: useLazyListPerformersQuery,
  useAdminGetPerformerQuery: useGetPerformerQuery,
  useLazyAdminGetPerformerQuery: useLazyGetPerformerQuery,
  useAdminChangePerformerStatusMutation: useChangePerformerStatusMutation,
  useAdminListEngagementsQuery: useListEngagementsQuery,
  useLazyAdminListEngagementsQuery: useLazyListEngagementsQuery,
  useAdminGetEngagementQuery: useGetEngagementQuery,
  useLazyAdminGetEngagementQuery: useLazyGetEngagementQuery,
  useAdminChangeEngagementStatusMutation: useChangeEngagementStatusMutation,
} = injectedRtkApi;
