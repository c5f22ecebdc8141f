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
    adminListErasures: build.query<
      AdminListErasuresApiResponse,
      AdminListErasuresApiArg
    >({
      query: () => ({ url: `/staff/people/erasures` }),
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
    adminListPeople: build.query<
      AdminListPeopleApiResponse,
      AdminListPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/people`,
        params: {
          search: queryArg.search,
          list: queryArg.list,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
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
  /** status 200 What was erased, and what is still being removed */ PersonErased;
export type AdminErasePersonApiArg = {
  personAsked: PersonAsked;
};
export type AdminListErasuresApiResponse = /** status 200 What is left */ {
  email: string;
  /** When the records were erased */
  erasedAt: string;
  /** Files that are not removed yet */
  files: number;
  /** Whether mails of the folder are not removed yet */
  mails: boolean;
  attempts: number;
  /** Null when somebody gave it up */
  nextTryAt: string | null;
  /** Why the last try did not succeed, in words */
  problem: string | null;
}[];
export type AdminListErasuresApiArg = void;
export type AdminGetPersonApiResponse =
  /** status 200 What is known; nothing where the address is not */ Person;
export type AdminGetPersonApiArg = {
  email: string;
};
export type AdminListPeopleApiResponse = /** status 200 The page */ PersonList;
export type AdminListPeopleApiArg = {
  /** In name, address, phone and references */
  search?: string;
  /** Where they stand */
  list?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "lastAt" | "email";
  /** Of the address; by time, the one who was here last always comes first */
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
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
    /** With `total_changed`: the total as it is, in pesewas */
    total?: number | undefined;
    requestId: string;
  };
};
export type PersonAsked = {
  email: string;
};
export type PersonErased = {
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
  /** What is still being removed */
  left: {
    email: string;
    /** When the records were erased */
    erasedAt: string;
    /** Files that are not removed yet */
    files: number;
    /** Whether mails of the folder are not removed yet */
    mails: boolean;
    attempts: number;
    /** Null when somebody gave it up */
    nextTryAt: string | null;
    /** Why the last try did not succeed, in words */
    problem: string | null;
  } | null;
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
    | "referral"
    | "held_form";
  id: string;
  name: string;
  phone: string | null;
  label: string;
  state: string;
  at: string;
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
export type WrittenAbout = Written & {
  /** The record that it is about */
  about: string;
};
export type Person = {
  email: string;
  names: string[];
  phones: string[];
  /** The newest first */
  records: PersonRecord[];
  /** Notes of staff and answers by mail about the records, the oldest first */
  written: WrittenAbout[];
};
export type PersonRow = {
  email: string;
  /** As it was given last */
  name: string;
  phone: string | null;
  lists: (
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
    | "referral"
    | "held_form"
  )[];
  records: number;
  lastAt: string;
};
export type PersonList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: PersonRow[];
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  findPerson: injectedRtkApi.endpoints.adminFindPerson,
  erasePerson: injectedRtkApi.endpoints.adminErasePerson,
  listErasures: injectedRtkApi.endpoints.adminListErasures,
  getPerson: injectedRtkApi.endpoints.adminGetPerson,
  listPeople: injectedRtkApi.endpoints.adminListPeople,
};
export const {
  useAdminFindPersonMutation: useFindPersonMutation,
  useAdminErasePersonMutation: useErasePersonMutation,
  useAdminListErasuresQuery: useListErasuresQuery,
  useLazyAdminListErasuresQuery: useLazyListErasuresQuery,
  useAdminGetPersonQuery: useGetPersonQuery,
  useLazyAdminGetPersonQuery: useLazyGetPersonQuery,
  useAdminListPeopleQuery: useListPeopleQuery,
  useLazyAdminListPeopleQuery: useLazyListPeopleQuery,
} = injectedRtkApi;
