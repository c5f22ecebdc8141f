import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListStaffAccounts: build.query<
      AdminListStaffAccountsApiResponse,
      AdminListStaffAccountsApiArg
    >({
      query: () => ({ url: `/staff/accounts` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListStaffAccountsApiResponse =
  /** status 200 The accounts, by name */ StaffAccount[];
export type AdminListStaffAccountsApiArg = void;
export type StaffAccount = {
  account: string;
  name: string;
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
  listStaffAccounts: injectedRtkApi.endpoints.adminListStaffAccounts,
};
export const {
  useAdminListStaffAccountsQuery: useListStaffAccountsQuery,
  useLazyAdminListStaffAccountsQuery: useLazyListStaffAccountsQuery,
} = injectedRtkApi;
