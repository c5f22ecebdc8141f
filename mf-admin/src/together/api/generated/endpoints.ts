import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListRecordChanges: build.query<
      AdminListRecordChangesApiResponse,
      AdminListRecordChangesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/together/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/changes`,
        params: {
          since: queryArg.since,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListRecordChangesApiResponse =
  /** status 200 The changes */ RecordChange[];
export type AdminListRecordChangesApiArg = {
  kind:
    | "enquiry"
    | "lesson"
    | "performer"
    | "engagement"
    | "donation"
    | "ticket-order"
    | "challenge-entry"
    | "entry"
    | "invitation"
    | "volunteer"
    | "shift"
    | "ticket-type"
    | "ticket-sale"
    | "promo-code"
    | "competition-settings"
    | "hall-plan"
    | "text";
  id: string;
  since: string;
};
export type RecordChange = {
  at: string;
  /** The name of who did it */
  by: string;
  /** Which part of it, such as a seat of the plan; null for the record itself */
  part: string | null;
  field: string;
  from: string | null;
  to: string | null;
  withheld: boolean;
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
  listRecordChanges: injectedRtkApi.endpoints.adminListRecordChanges,
};
export const {
  useAdminListRecordChangesQuery: useListRecordChangesQuery,
  useLazyAdminListRecordChangesQuery: useLazyListRecordChangesQuery,
} = injectedRtkApi;
