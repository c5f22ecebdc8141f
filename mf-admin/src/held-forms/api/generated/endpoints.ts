import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListHeldForms: build.query<
      AdminListHeldFormsApiResponse,
      AdminListHeldFormsApiArg
    >({
      query: () => ({ url: `/staff/held-forms` }),
    }),
    adminReleaseHeldForm: build.mutation<
      AdminReleaseHeldFormApiResponse,
      AdminReleaseHeldFormApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/held-forms/${encodeURIComponent(String(queryArg.id))}/release`,
        method: "POST",
      }),
    }),
    adminDiscardHeldForm: build.mutation<
      AdminDiscardHeldFormApiResponse,
      AdminDiscardHeldFormApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/held-forms/${encodeURIComponent(String(queryArg.id))}/discard`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListHeldFormsApiResponse =
  /** status 200 The forms */ HeldFormList;
export type AdminListHeldFormsApiArg = void;
export type AdminReleaseHeldFormApiResponse = unknown;
export type AdminReleaseHeldFormApiArg = {
  id: string;
};
export type AdminDiscardHeldFormApiResponse = unknown;
export type AdminDiscardHeldFormApiArg = {
  id: string;
};
export type HeldForm = {
  id: string;
  /** The form’s name, such as `contact` */
  form: string;
  name: string;
  email: string;
  /** What was sent, without the trap field */
  sent: {
    field: string;
    value: string;
  }[];
  fileId: string | null;
  receivedAt: string;
};
export type HeldFormList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  rows: HeldForm[];
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
  listHeldForms: injectedRtkApi.endpoints.adminListHeldForms,
  releaseHeldForm: injectedRtkApi.endpoints.adminReleaseHeldForm,
  discardHeldForm: injectedRtkApi.endpoints.adminDiscardHeldForm,
};
export const {
  useAdminListHeldFormsQuery: useListHeldFormsQuery,
  useLazyAdminListHeldFormsQuery: useLazyListHeldFormsQuery,
  useAdminReleaseHeldFormMutation: useReleaseHeldFormMutation,
  useAdminDiscardHeldFormMutation: useDiscardHeldFormMutation,
} = injectedRtkApi;
