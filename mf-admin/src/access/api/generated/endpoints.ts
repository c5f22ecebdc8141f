import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetConfig: build.query<
      AdminGetConfigApiResponse,
      AdminGetConfigApiArg
    >({
      query: () => ({ url: `/config` }),
    }),
    adminGetMe: build.query<AdminGetMeApiResponse, AdminGetMeApiArg>({
      query: () => ({ url: `/me` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetConfigApiResponse =
  /** status 200 The configuration */ PublicConfig;
export type AdminGetConfigApiArg = void;
export type AdminGetMeApiResponse = /** status 200 The person */ Me;
export type AdminGetMeApiArg = void;
export type PublicConfig = {
  auth: {
    mode: "local" | "auth0";
    domain: string;
    clientId: string;
    audience: string;
    rolesClaim: string;
    staffRoles: string[];
    connections: {
      password: string;
      google: string;
    };
    passwordGrant: "form" | "redirect";
  };
  payments: {
    provider: "local" | "flutterwave";
    publicKey: string;
    /** Where FlutterwaveCheckout comes from */
    scriptUrl: string;
    currency: "GHS";
  };
};
export type Me = {
  id: string;
  roles: string[];
  staff: boolean;
  /** May see and erase everything about somebody, and the outbox */
  admin: boolean;
  /** May let people in at the doors of an event, as staff may */
  door: boolean;
  /** May score the Music Competition, as staff may */
  jury: boolean;
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
  getConfig: injectedRtkApi.endpoints.adminGetConfig,
  getMe: injectedRtkApi.endpoints.adminGetMe,
};
export const {
  useAdminGetConfigQuery: useGetConfigQuery,
  useLazyAdminGetConfigQuery: useLazyGetConfigQuery,
  useAdminGetMeQuery: useGetMeQuery,
  useLazyAdminGetMeQuery: useLazyGetMeQuery,
} = injectedRtkApi;
