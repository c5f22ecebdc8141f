import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListSavedViews: build.query<
      AdminListSavedViewsApiResponse,
      AdminListSavedViewsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/views`,
        params: {
          list: queryArg.list,
        },
      }),
    }),
    adminSaveView: build.mutation<
      AdminSaveViewApiResponse,
      AdminSaveViewApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/views/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.savedViewChange,
      }),
    }),
    adminDropView: build.mutation<
      AdminDropViewApiResponse,
      AdminDropViewApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/views/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListSavedViewsApiResponse =
  /** status 200 The views */ SavedView[];
export type AdminListSavedViewsApiArg = {
  list: string;
};
export type AdminSaveViewApiResponse = /** status 200 The view */ SavedView;
export type AdminSaveViewApiArg = {
  id: string;
  savedViewChange: SavedViewChange;
};
export type AdminDropViewApiResponse = unknown;
export type AdminDropViewApiArg = {
  id: string;
};
export type SavedViewChange = {
  list: string;
  name: string;
  query: string;
};
export type SavedView = SavedViewChange & {
  id: string;
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
  listSavedViews: injectedRtkApi.endpoints.adminListSavedViews,
  saveView: injectedRtkApi.endpoints.adminSaveView,
  dropView: injectedRtkApi.endpoints.adminDropView,
};
export const {
  useAdminListSavedViewsQuery: useListSavedViewsQuery,
  useLazyAdminListSavedViewsQuery: useLazyListSavedViewsQuery,
  useAdminSaveViewMutation: useSaveViewMutation,
  useAdminDropViewMutation: useDropViewMutation,
} = injectedRtkApi;
