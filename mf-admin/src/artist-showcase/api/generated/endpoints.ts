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
    adminGetEngagementMatching: build.query<
      AdminGetEngagementMatchingApiResponse,
      AdminGetEngagementMatchingApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements/${encodeURIComponent(String(queryArg.id))}/matching`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    adminOfferEngagement: build.mutation<
      AdminOfferEngagementApiResponse,
      AdminOfferEngagementApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements/${encodeURIComponent(String(queryArg.id))}/offers`,
        method: "POST",
        body: queryArg.engagementOfferWish,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminChangeEngagementOffer: build.mutation<
      AdminChangeEngagementOfferApiResponse,
      AdminChangeEngagementOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagement-offers/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.engagementOfferChange,
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
export type AdminGetEngagementMatchingApiResponse =
  /** status 200 Who was asked, and who could be */ EngagementMatching;
export type AdminGetEngagementMatchingApiArg = {
  id: string;
  /** In name and what they play */
  search?: string;
};
export type AdminOfferEngagementApiResponse =
  /** status 200 Who was asked, and who could be */ EngagementMatching;
export type AdminOfferEngagementApiArg = {
  id: string;
  "idempotency-key": string;
  engagementOfferWish: EngagementOfferWish;
};
export type AdminChangeEngagementOfferApiResponse =
  /** status 200 Who was asked, and who could be */ EngagementMatching;
export type AdminChangeEngagementOfferApiArg = {
  id: string;
  engagementOfferChange: EngagementOfferChange;
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
export type EngagementOffer = {
  id: string;
  performer: string;
  stageName: string;
  kind: string;
  state: "offered" | "accepted" | "declined" | "withdrawn";
  changedAt: string;
};
export type PerformerSuggestion = {
  performer: string;
  stageName: string;
  kind: string;
  /** In words */
  category: string;
  /** In words */
  place: string;
  /** The client named them */
  isWished: boolean;
  suitsMusic: boolean;
  /** At home where it is */
  suitsPlace: boolean;
  /** What they play stands in the client’s message */
  isNamed: boolean;
  /** The engagement that they play at then: they cannot be asked */
  busyWith: string | null;
};
export type EngagementMatching = {
  /** Who was asked, the last first */
  offers: EngagementOffer[];
  /** Accepted performers, what suits best first */
  suggestions: PerformerSuggestion[];
};
export type EngagementOfferWish = {
  performer: string;
};
export type EngagementOfferChange = {
  state: "accepted" | "declined" | "withdrawn";
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listPerformers: injectedRtkApi.endpoints.adminListPerformers,
  getPerformer: injectedRtkApi.endpoints.adminGetPerformer,
  changePerformerStatus: injectedRtkApi.endpoints.adminChangePerformerStatus,
  listEngagements: injectedRtkApi.endpoints.adminListEngagements,
  getEngagement: injectedRtkApi.endpoints.adminGetEngagement,
  changeEngagementStatus: injectedRtkApi.endpoints.adminChangeEngagementStatus,
  getEngagementMatching: injectedRtkApi.endpoints.adminGetEngagementMatching,
  offerEngagement: injectedRtkApi.endpoints.adminOfferEngagement,
  changeEngagementOffer: injectedRtkApi.endpoints.adminChangeEngagementOffer,
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
  useAdminGetEngagementMatchingQuery: useGetEngagementMatchingQuery,
  useLazyAdminGetEngagementMatchingQuery: useLazyGetEngagementMatchingQuery,
  useAdminOfferEngagementMutation: useOfferEngagementMutation,
  useAdminChangeEngagementOfferMutation: useChangeEngagementOfferMutation,
} = injectedRtkApi;
