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
          from: queryArg["from"],
          to: queryArg.to,
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
    adminChangePerformersStatus: build.mutation<
      AdminChangePerformersStatusApiResponse,
      AdminChangePerformersStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/performers/bulk`,
        method: "POST",
        body: queryArg.performersStatusChange,
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
          from: queryArg["from"],
          to: queryArg.to,
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
    adminChangeEngagementsStatus: build.mutation<
      AdminChangeEngagementsStatusApiResponse,
      AdminChangeEngagementsStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements/bulk`,
        method: "POST",
        body: queryArg.engagementsStatusChange,
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
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
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
export type AdminChangePerformersStatusApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangePerformersStatusApiArg = {
  performersStatusChange: PerformersStatusChange;
};
export type AdminListEngagementsApiResponse =
  /** status 200 The page */ EngagementList;
export type AdminListEngagementsApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
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
export type AdminChangeEngagementsStatusApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangeEngagementsStatusApiArg = {
  engagementsStatusChange: EngagementsStatusChange;
};
export type AdminGetEngagementMatchingApiResponse =
  /** status 200 Who was asked, and who could be */ EngagementMatching;
export type AdminGetEngagementMatchingApiArg = {
  id: string;
  /** In name, what they play and reference */
  search?: string;
};
export type AdminOfferEngagementApiResponse = unknown;
export type AdminOfferEngagementApiArg = {
  id: string;
  "idempotency-key": string;
  engagementOfferWish: EngagementOfferWish;
};
export type AdminChangeEngagementOfferApiResponse = unknown;
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
  /** In words */
  category: string;
  /** In words */
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
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
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
    /** With `total_changed`: the total as it is, in pesewas */
    total?: number | undefined;
    requestId: string;
  };
};
export type PerformerStatusChange = {
  status: "applied" | "accepted" | "declined";
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
export type PerformersStatusChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          search?: string | undefined;
          /** One or several, with commas */
          status?: string | undefined;
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
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: EngagementRow[];
};
export type EngagementStatusChange = {
  status: "new" | "offered" | "confirmed" | "declined" | "done";
};
export type EngagementsStatusChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          search?: string | undefined;
          /** One or several, with commas */
          status?: string | undefined;
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
  changePerformersStatus: injectedRtkApi.endpoints.adminChangePerformersStatus,
  listEngagements: injectedRtkApi.endpoints.adminListEngagements,
  getEngagement: injectedRtkApi.endpoints.adminGetEngagement,
  changeEngagementStatus: injectedRtkApi.endpoints.adminChangeEngagementStatus,
  changeEngagementsStatus: injectedRtkApi.endpoints.adminChangeEngagementsStatus,
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
  useAdminChangePerformersStatusMutation: useChangePerformersStatusMutation,
  useAdminListEngagementsQuery: useListEngagementsQuery,
  useLazyAdminListEngagementsQuery: useLazyListEngagementsQuery,
  useAdminGetEngagementQuery: useGetEngagementQuery,
  useLazyAdminGetEngagementQuery: useLazyGetEngagementQuery,
  useAdminChangeEngagementStatusMutation: useChangeEngagementStatusMutation,
  useAdminChangeEngagementsStatusMutation: useChangeEngagementsStatusMutation,
  useAdminGetEngagementMatchingQuery: useGetEngagementMatchingQuery,
  useLazyAdminGetEngagementMatchingQuery: useLazyGetEngagementMatchingQuery,
  useAdminOfferEngagementMutation: useOfferEngagementMutation,
  useAdminChangeEngagementOfferMutation: useChangeEngagementOfferMutation,
} = injectedRtkApi;
