import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListPeopleWithAccess: build.query<
      AdminListPeopleWithAccessApiResponse,
      AdminListPeopleWithAccessApiArg
    >({
      query: () => ({ url: `/staff/access` }),
    }),
    adminSignOutPerson: build.mutation<
      AdminSignOutPersonApiResponse,
      AdminSignOutPersonApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/access/${encodeURIComponent(String(queryArg.account))}/sessions`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListPeopleWithAccessApiResponse =
  /** status 200 The people by name */ PersonWithAccess[];
export type AdminListPeopleWithAccessApiArg = void;
export type AdminSignOutPersonApiResponse =
  /** status 200 The colleague */ PersonWithAccess;
export type AdminSignOutPersonApiArg = {
  account: string;
};
export type PersonWithAccess = {
  account: string;
  name: string;
  email: string | null;
  /** As their newest token told them; none of somebody whose role was removed */
  roles: string[];
  /** To a few minutes */
  seenAt: string;
  /** Where they are signed in, as far as the sign-in service tells sessions apart */
  devices: string[];
  /** When a colleague last signed them out everywhere */
  signedOut: {
    at: string;
    by: string | null;
  } | null;
  isSelf: boolean;
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
  listPeopleWithAccess: injectedRtkApi.endpoints.adminListPeopleWithAccess,
  signOutPerson: injectedRtkApi.endpoints.adminSignOutPerson,
};
export const {
  useAdminListPeopleWithAccessQuery: useListPeopleWithAccessQuery,
  useLazyAdminListPeopleWithAccessQuery: useLazyListPeopleWithAccessQuery,
  useAdminSignOutPersonMutation: useSignOutPersonMutation,
} = injectedRtkApi;
