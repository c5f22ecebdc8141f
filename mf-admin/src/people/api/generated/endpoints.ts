import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminFindPerson: build.mutation<
      AdminFindPersonApiResponse,
      AdminFindPersonApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/people/found`,
        method: "POST",
        body: queryArg.personAsked,
      }),
    }),
    adminErasePerson: build.mutation<
      AdminErasePersonApiResponse,
      AdminErasePersonApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/people/erasure`,
        method: "POST",
        body: queryArg.personAsked,
      }),
    }),
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
export type AdminFindPersonApiResponse =
  /** status 200 What there is */ PersonFound;
export type AdminFindPersonApiArg = {
  personAsked: PersonAsked;
};
export type AdminErasePersonApiResponse =
  /** status 200 What was erased */ PersonFound;
export type AdminErasePersonApiArg = {
  personAsked: PersonAsked;
};
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
export type PersonFound = {
  email: string;
  /** How many records of each kind */
  records: {
    name: string;
    count: number;
  }[];
  /** Files that were sent */
  files: number;
  /** Mails in the folder of a machine without a mail server */
  mails: number;
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
export type PersonAsked = {
  email: string;
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
    | "volunteer"
    | "message"
    | "fees"
    | "application"
    | "member"
    | "referral";
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
export type FoundPerson = {
  email: string;
  name: string;
  records: number;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  findPerson: injectedRtkApi.endpoints.adminFindPerson,
  erasePerson: injectedRtkApi.endpoints.adminErasePerson,
  getPerson: injectedRtkApi.endpoints.adminGetPerson,
  findPeople: injectedRtkApi.endpoints.adminFindPeople,
};
export const {
  useAdminFindPersonMutation: useFindPersonMutation,
  useAdminErasePersonMutation: useErasePersonMutation,
  useAdminGetPersonQuery: useGetPersonQuery,
  useLazyAdminGetPersonQuery: useLazyGetPersonQuery,
  useAdminFindPeopleQuery: useFindPeopleQuery,
  useLazyAdminFindPeopleQuery: useLazyFindPeopleQuery,
} = injectedRtkApi;
