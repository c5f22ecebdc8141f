import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListEnquiries: build.query<
      AdminListEnquiriesApiResponse,
      AdminListEnquiriesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/enquiries`,
        params: {
          search: queryArg.search,
          kind: queryArg.kind,
          state: queryArg.state,
          assignee: queryArg.assignee,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetEnquiry: build.query<
      AdminGetEnquiryApiResponse,
      AdminGetEnquiryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/enquiries/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangeEnquiry: build.mutation<
      AdminChangeEnquiryApiResponse,
      AdminChangeEnquiryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/enquiries/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.enquiryChange,
      }),
    }),
    adminChangeEnquiries: build.mutation<
      AdminChangeEnquiriesApiResponse,
      AdminChangeEnquiriesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/enquiries/bulk`,
        method: "POST",
        body: queryArg.enquiryBulkChange,
      }),
    }),
    adminNoteEnquiry: build.mutation<
      AdminNoteEnquiryApiResponse,
      AdminNoteEnquiryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/enquiries/${encodeURIComponent(String(queryArg.id))}/notes`,
        method: "POST",
        body: queryArg.enquiryNote,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminAnswerEnquiry: build.mutation<
      AdminAnswerEnquiryApiResponse,
      AdminAnswerEnquiryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/enquiries/${encodeURIComponent(String(queryArg.id))}/replies`,
        method: "POST",
        body: queryArg.enquiryReply,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListEnquiriesApiResponse =
  /** status 200 The page */ EnquiryList;
export type AdminListEnquiriesApiArg = {
  /** In name, e-mail, phone, reference, topic and message */
  search?: string;
  /** One or several, with commas */
  kind?: string;
  /** One or several, with commas */
  state?: string;
  /** An account, or `nobody` */
  assignee?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "receivedAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetEnquiryApiResponse =
  /** status 200 The enquiry as it stands now */ EnquiryDetail;
export type AdminGetEnquiryApiArg = {
  id: string;
};
export type AdminChangeEnquiryApiResponse =
  /** status 200 The enquiry as it stands now */ EnquiryDetail;
export type AdminChangeEnquiryApiArg = {
  id: string;
  enquiryChange: EnquiryChange;
};
export type AdminChangeEnquiriesApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangeEnquiriesApiArg = {
  enquiryBulkChange: EnquiryBulkChange;
};
export type AdminNoteEnquiryApiResponse =
  /** status 200 The enquiry as it stands now */ EnquiryDetail;
export type AdminNoteEnquiryApiArg = {
  id: string;
  "idempotency-key": string;
  enquiryNote: EnquiryNote;
};
export type AdminAnswerEnquiryApiResponse =
  /** status 200 The enquiry as it stands now */ EnquiryDetail;
export type AdminAnswerEnquiryApiArg = {
  id: string;
  "idempotency-key": string;
  enquiryReply: EnquiryReply;
};
export type EnquiryRow = {
  id: string;
  kind: "message" | "fees" | "application" | "member" | "referral";
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  /** In words */
  about: string;
  state: "new" | "in_progress" | "answered" | "closed";
  assignee: string | null;
  assigneeName: string | null;
  receivedAt: string;
};
export type EnquiryList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: EnquiryRow[];
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
export type EnquiryEvent = {
  kind: "note" | "reply" | "event" | "state" | "assignee";
  at: string;
  /** The name of who did it */
  by: string;
  /** Of what was written */
  text: string | null;
  /** Whether the mail of a reply has gone out */
  mail:
    | ("waiting" | "done" | "failed" | null)
    | ("waiting" | "done" | "failed" | null);
  from: string | null;
  to: string | null;
};
export type EnquiryDetail = EnquiryRow & {
  message: string | null;
  fileId: string | null;
  /** The oldest first */
  history: EnquiryEvent[];
};
export type EnquiryChange = {
  state?: ("new" | "in_progress" | "answered" | "closed") | undefined;
  /** The account of who sees to it; null for nobody */
  assignee?: (string | null) | undefined;
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
export type EnquiryBulkChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          /** In name, e-mail, phone, reference, topic and message */
          search?: string | undefined;
          /** One or several, with commas */
          kind?: string | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          /** An account, or `nobody` */
          assignee?: string | undefined;
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
  state?: ("new" | "in_progress" | "answered" | "closed") | undefined;
  assignee?: (string | null) | undefined;
};
export type EnquiryNote = {
  text: string;
};
export type EnquiryReply = {
  text: string;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listEnquiries: injectedRtkApi.endpoints.adminListEnquiries,
  getEnquiry: injectedRtkApi.endpoints.adminGetEnquiry,
  changeEnquiry: injectedRtkApi.endpoints.adminChangeEnquiry,
  changeEnquiries: injectedRtkApi.endpoints.adminChangeEnquiries,
  noteEnquiry: injectedRtkApi.endpoints.adminNoteEnquiry,
  answerEnquiry: injectedRtkApi.endpoints.adminAnswerEnquiry,
};
export const {
  useAdminListEnquiriesQuery: useListEnquiriesQuery,
  useLazyAdminListEnquiriesQuery: useLazyListEnquiriesQuery,
  useAdminGetEnquiryQuery: useGetEnquiryQuery,
  useLazyAdminGetEnquiryQuery: useLazyGetEnquiryQuery,
  useAdminChangeEnquiryMutation: useChangeEnquiryMutation,
  useAdminChangeEnquiriesMutation: useChangeEnquiriesMutation,
  useAdminNoteEnquiryMutation: useNoteEnquiryMutation,
  useAdminAnswerEnquiryMutation: useAnswerEnquiryMutation,
} = injectedRtkApi;
