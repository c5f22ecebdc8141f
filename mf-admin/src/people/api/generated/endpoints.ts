import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetPerson: build.query<
      AdminGetPersonApiResponse,
      AdminGetPersonApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/person`,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    adminFindPeople: build.query<
      AdminFindPeopleApiResponse,
      AdminFindPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/people`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetPersonApiResponse =
  /** status 200 What is known; nothing where the address is not */ Person;
export type AdminGetPersonApiArg = {
  email: string;
};
export type AdminFindPeopleApiResponse =
  /** status 200 Ten at most */ FoundPerson[];
export type AdminFindPeopleApiArg = {
  search: string;
};
export type PersonRecord = {
  list:
    | "donation"
    | "ticket_order"
    | "ticket"
    | "invitation"
    | "ticket_waiting"
    | "ticket_interest"
    | "competition_entry"
    | "audition_waiting"
    | "challenge_entry"
    | "lesson"
    | "trial"
    | "performer"
    | "engagement"
    | "message"
    | "fees"
    | "application"
    | "member";
  id: string;
  name: string;
  phone: string | null;
  label: string;
  state: string;
  at: string;
};
export type Person = {
  email: string;
  names: string[];
  phones: string[];
  /** The newest first */
  records: PersonRecord[];
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
export type FoundPerson = {
  email: string;
  name: string;
  records: number;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getPerson: injectedRtkApi.endpoints.adminGetPerson,
  findPeople: injectedRtkApi.endpoints.adminFindPeople,
};
export const {
  useAdminGetPersonQuery: useGetPersonQuery,
  useLazyAdminGetPersonQuery: useLazyGetPersonQuery,
  useAdminFindPeopleQuery: useFindPeopleQuery,
  useLazyAdminFindPeopleQuery: useLazyFindPeopleQuery,
} = injectedRtkApi;
