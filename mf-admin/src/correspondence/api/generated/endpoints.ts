import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetCorrespondence: build.query<
      AdminGetCorrespondenceApiResponse,
      AdminGetCorrespondenceApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/correspondence/${encodeURIComponent(String(queryArg.list))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminNoteEntry: build.mutation<
      AdminNoteEntryApiResponse,
      AdminNoteEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/correspondence/${encodeURIComponent(String(queryArg.list))}/${encodeURIComponent(String(queryArg.id))}/notes`,
        method: "POST",
        body: queryArg.entryNote,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminAnswerEntry: build.mutation<
      AdminAnswerEntryApiResponse,
      AdminAnswerEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/correspondence/${encodeURIComponent(String(queryArg.list))}/${encodeURIComponent(String(queryArg.id))}/replies`,
        method: "POST",
        body: queryArg.entryReply,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetCorrespondenceApiResponse =
  /** status 200 What was written */ Correspondence;
export type AdminGetCorrespondenceApiArg = {
  list: "music-study" | "engagements" | "performers";
  id: string;
};
export type AdminNoteEntryApiResponse =
  /** status 200 What was written */ Correspondence;
export type AdminNoteEntryApiArg = {
  list: "music-study" | "engagements" | "performers";
  id: string;
  "idempotency-key": string;
  entryNote: EntryNote;
};
export type AdminAnswerEntryApiResponse =
  /** status 200 What was written */ Correspondence;
export type AdminAnswerEntryApiArg = {
  list: "music-study" | "engagements" | "performers";
  id: string;
  "idempotency-key": string;
  entryReply: EntryReply;
};
export type Written = {
  /** An event is what was done, in words */
  kind: "note" | "reply" | "event";
  at: string;
  /** The name of who did it */
  by: string;
  text: string;
  /** Whether the mail of a reply has gone out */
  mail:
    | ("waiting" | "done" | "failed" | null)
    | ("waiting" | "done" | "failed" | null);
};
export type Correspondence = {
  /** The oldest first */
  written: Written[];
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
export type EntryNote = {
  text: string;
};
export type EntryReply = {
  text: string;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getCorrespondence: injectedRtkApi.endpoints.adminGetCorrespondence,
  noteEntry: injectedRtkApi.endpoints.adminNoteEntry,
  answerEntry: injectedRtkApi.endpoints.adminAnswerEntry,
};
export const {
  useAdminGetCorrespondenceQuery: useGetCorrespondenceQuery,
  useLazyAdminGetCorrespondenceQuery: useLazyGetCorrespondenceQuery,
  useAdminNoteEntryMutation: useNoteEntryMutation,
  useAdminAnswerEntryMutation: useAnswerEntryMutation,
} = injectedRtkApi;
