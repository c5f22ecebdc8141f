import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListVolunteers: build.query<
      AdminListVolunteersApiResponse,
      AdminListVolunteersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteers`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminAddVolunteer: build.mutation<
      AdminAddVolunteerApiResponse,
      AdminAddVolunteerApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteers`,
        method: "POST",
        body: queryArg.newVolunteer,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminGetVolunteer: build.query<
      AdminGetVolunteerApiResponse,
      AdminGetVolunteerApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangeVolunteer: build.mutation<
      AdminChangeVolunteerApiResponse,
      AdminChangeVolunteerApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteers/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.volunteerChange,
      }),
    }),
    adminChangeVolunteers: build.mutation<
      AdminChangeVolunteersApiResponse,
      AdminChangeVolunteersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteers/bulk`,
        method: "POST",
        body: queryArg.volunteersChange,
      }),
    }),
    adminListVolunteerShifts: build.query<
      AdminListVolunteerShiftsApiResponse,
      AdminListVolunteerShiftsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteer-shifts`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminAddVolunteerShift: build.mutation<
      AdminAddVolunteerShiftApiResponse,
      AdminAddVolunteerShiftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteer-shifts`,
        method: "POST",
        body: queryArg.newVolunteerShift,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminChangeVolunteerShift: build.mutation<
      AdminChangeVolunteerShiftApiResponse,
      AdminChangeVolunteerShiftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteer-shifts/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.volunteerShiftChange,
      }),
    }),
    adminDropVolunteerShift: build.mutation<
      AdminDropVolunteerShiftApiResponse,
      AdminDropVolunteerShiftApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteer-shifts/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    adminAssignVolunteer: build.mutation<
      AdminAssignVolunteerApiResponse,
      AdminAssignVolunteerApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteer-shifts/${encodeURIComponent(String(queryArg.id))}/volunteers/${encodeURIComponent(String(queryArg.volunteer))}`,
        method: "PUT",
      }),
    }),
    adminUnassignVolunteer: build.mutation<
      AdminUnassignVolunteerApiResponse,
      AdminUnassignVolunteerApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/volunteer-shifts/${encodeURIComponent(String(queryArg.id))}/volunteers/${encodeURIComponent(String(queryArg.volunteer))}`,
        method: "DELETE",
      }),
    }),
    adminGetPolicyReports: build.query<
      AdminGetPolicyReportsApiResponse,
      AdminGetPolicyReportsApiArg
    >({
      query: () => ({ url: `/stats/policy-reports` }),
    }),
    adminListOutbox: build.query<
      AdminListOutboxApiResponse,
      AdminListOutboxApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/outbox`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          from: queryArg["from"],
          to: queryArg.to,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetEffect: build.query<
      AdminGetEffectApiResponse,
      AdminGetEffectApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/outbox/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminRepeatEffects: build.mutation<
      AdminRepeatEffectsApiResponse,
      AdminRepeatEffectsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/outbox/bulk`,
        method: "POST",
        body: queryArg.effectsRepeat,
      }),
    }),
    adminRepeatEffect: build.mutation<
      AdminRepeatEffectApiResponse,
      AdminRepeatEffectApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/outbox/${encodeURIComponent(String(queryArg.id))}/again`,
        method: "POST",
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminDropEffect: build.mutation<
      AdminDropEffectApiResponse,
      AdminDropEffectApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/outbox/${encodeURIComponent(String(queryArg.id))}/drop`,
        method: "POST",
        body: queryArg.effectDrop,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListVolunteersApiResponse =
  /** status 200 The page */ VolunteerList;
export type AdminListVolunteersApiArg = {
  /** In name, e-mail, phone and note */
  search?: string;
  /** One or several, with commas */
  state?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "addedAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminAddVolunteerApiResponse = /** status 201 Who it is */ {
  id: string;
};
export type AdminAddVolunteerApiArg = {
  "idempotency-key": string;
  newVolunteer: NewVolunteer;
};
export type AdminGetVolunteerApiResponse =
  /** status 200 The volunteer */ VolunteerRow;
export type AdminGetVolunteerApiArg = {
  id: string;
};
export type AdminChangeVolunteerApiResponse = unknown;
export type AdminChangeVolunteerApiArg = {
  id: string;
  volunteerChange: VolunteerChange;
};
export type AdminChangeVolunteersApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangeVolunteersApiArg = {
  volunteersChange: VolunteersChange;
};
export type AdminListVolunteerShiftsApiResponse =
  /** status 200 The shifts, the next one first */ {
    shifts: VolunteerShiftRow[];
  };
export type AdminListVolunteerShiftsApiArg = {
  /** The first day, in UTC; today where it is left out */
  from?: string;
  /** The last day, in UTC */
  to?: string;
};
export type AdminAddVolunteerShiftApiResponse = unknown;
export type AdminAddVolunteerShiftApiArg = {
  "idempotency-key": string;
  newVolunteerShift: NewVolunteerShift;
};
export type AdminChangeVolunteerShiftApiResponse = unknown;
export type AdminChangeVolunteerShiftApiArg = {
  id: string;
  volunteerShiftChange: VolunteerShiftChange;
};
export type AdminDropVolunteerShiftApiResponse = unknown;
export type AdminDropVolunteerShiftApiArg = {
  id: string;
};
export type AdminAssignVolunteerApiResponse = unknown;
export type AdminAssignVolunteerApiArg = {
  id: string;
  volunteer: string;
};
export type AdminUnassignVolunteerApiResponse = unknown;
export type AdminUnassignVolunteerApiArg = {
  id: string;
  volunteer: string;
};
export type AdminGetPolicyReportsApiResponse =
  /** status 200 The reports */ PolicyReports;
export type AdminGetPolicyReportsApiArg = void;
export type AdminListOutboxApiResponse = /** status 200 The page */ OutboxList;
export type AdminListOutboxApiArg = {
  /** In the address and subject of mails, and in what it is called */
  search?: string;
  /** One or several, with commas */
  state?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  /** By when it was written */
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetEffectApiResponse =
  /** status 200 The effect */ OutboxEffectDetail;
export type AdminGetEffectApiArg = {
  id: string;
};
export type AdminRepeatEffectsApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminRepeatEffectsApiArg = {
  effectsRepeat: EffectsRepeat;
};
export type AdminRepeatEffectApiResponse =
  /** status 200 How it stands now */ OutboxEffectDetail;
export type AdminRepeatEffectApiArg = {
  id: string;
  "idempotency-key": string;
};
export type AdminDropEffectApiResponse =
  /** status 200 How it stands now */ OutboxEffectDetail;
export type AdminDropEffectApiArg = {
  id: string;
  effectDrop: EffectDrop;
};
export type VolunteerRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  note: string | null;
  isActive: boolean;
  addedAt: string;
  /** How many are still to come */
  shifts: number;
};
export type VolunteerList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: VolunteerRow[];
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
export type NewVolunteer = {
  name: string;
  email: string;
  phone?: string | undefined;
  note?: string | undefined;
};
export type VolunteerChange =
  | {
      isActive: boolean;
    }
  | {
      name: string;
      email: string;
      phone?: string | undefined;
      note?: string | undefined;
    };
export type BulkResult = {
  /** When it was asked for: `until` of what follows a dry one */
  at: string;
  /** How many are meant */
  asked: number;
  changed: number;
  /** How many were so already */
  unchanged: number;
  /** How many could not be changed */
  refused: number;
  /** Why, of the first 50 */
  reasons: {
    id: string;
    reason: string;
  }[];
  /** Where to go on, when this was one step of several */
  next?: string | undefined;
};
export type VolunteersChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          /** In name, e-mail, phone and note */
          search?: string | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          /** The first day, in UTC */
          from?: string | undefined;
          /** The last day, in UTC; not before the first */
          to?: string | undefined;
        };
        /** When the list was seen: what came in later is not meant */
        until?: string | undefined;
      };
  /** Only counts what is asked for, and changes nothing */
  dry?: boolean | undefined;
  isActive: boolean;
};
export type VolunteerShiftRow = {
  id: string;
  task: string;
  place: string;
  startsAt: string;
  endsAt: string;
  needed: number;
  note: string | null;
  helpers: {
    assignment: string;
    volunteer: string;
    name: string;
    phone: string | null;
    email: string;
  }[];
};
export type NewVolunteerShift = {
  task: string;
  place: string;
  startsAt: string;
  endsAt: string;
  needed: number;
  note?: string | undefined;
};
export type VolunteerShiftChange = {
  task: string;
  place: string;
  startsAt: string;
  endsAt: string;
  needed: number;
  note?: string | undefined;
};
export type PolicyReports = {
  /** Of the last 30 days, the newest first */
  reports: {
    directive: string;
    /** An origin, `self`, or a keyword such as `inline` */
    blocked: string;
    /** The first part of the path of the pages */
    area: string;
    count: number;
    firstSeen: string;
    lastSeen: string;
  }[];
};
export type OutboxEffect = {
  id: string;
  kind: string;
  /** What is to be done, in words */
  what: string;
  /** Whom a mail goes to, where the queue holds it */
  to: string | null;
  subject: string | null;
  state: "waiting" | "done" | "failed" | "dropped";
  attempts: number;
  createdAt: string;
  /** When what waits is tried next */
  dueAt: string | null;
  endedAt: string | null;
  /** What went wrong last, in words */
  problem: string | null;
  /** The same as the machine said it */
  error: string | null;
  dropReason: string | null;
  /** It can be tried, or sent, once more */
  canRepeat: boolean;
};
export type OutboxList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: OutboxEffect[];
};
export type OutboxEffectDetail = OutboxEffect & {
  /** What it is called; the audit log knows it by this */
  key: string;
  /** The words of a ready-made mail, while they are kept */
  text: string | null;
  /** How often it was sent once more, the first time first */
  copies: {
    id: string;
    state: "waiting" | "done" | "failed" | "dropped";
    createdAt: string;
  }[];
};
export type EffectsRepeat = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          /** In the address and subject of mails, and in what it is called */
          search?: string | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          /** The first day, in UTC */
          from?: string | undefined;
          /** The last day, in UTC; not before the first */
          to?: string | undefined;
        };
        /** When the list was seen: what came in later is not meant */
        until?: string | undefined;
      };
  /** Only counts what is asked for, and changes nothing */
  dry?: boolean | undefined;
};
export type EffectDrop = {
  reason: string;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listVolunteers: injectedRtkApi.endpoints.adminListVolunteers,
  addVolunteer: injectedRtkApi.endpoints.adminAddVolunteer,
  getVolunteer: injectedRtkApi.endpoints.adminGetVolunteer,
  changeVolunteer: injectedRtkApi.endpoints.adminChangeVolunteer,
  changeVolunteers: injectedRtkApi.endpoints.adminChangeVolunteers,
  listVolunteerShifts: injectedRtkApi.endpoints.adminListVolunteerShifts,
  addVolunteerShift: injectedRtkApi.endpoints.adminAddVolunteerShift,
  changeVolunteerShift: injectedRtkApi.endpoints.adminChangeVolunteerShift,
  dropVolunteerShift: injectedRtkApi.endpoints.adminDropVolunteerShift,
  assignVolunteer: injectedRtkApi.endpoints.adminAssignVolunteer,
  unassignVolunteer: injectedRtkApi.endpoints.adminUnassignVolunteer,
  getPolicyReports: injectedRtkApi.endpoints.adminGetPolicyReports,
  listOutbox: injectedRtkApi.endpoints.adminListOutbox,
  getEffect: injectedRtkApi.endpoints.adminGetEffect,
  repeatEffects: injectedRtkApi.endpoints.adminRepeatEffects,
  repeatEffect: injectedRtkApi.endpoints.adminRepeatEffect,
  dropEffect: injectedRtkApi.endpoints.adminDropEffect,
};
export const {
  useAdminListVolunteersQuery: useListVolunteersQuery,
  useLazyAdminListVolunteersQuery: useLazyListVolunteersQuery,
  useAdminAddVolunteerMutation: useAddVolunteerMutation,
  useAdminGetVolunteerQuery: useGetVolunteerQuery,
  useLazyAdminGetVolunteerQuery: useLazyGetVolunteerQuery,
  useAdminChangeVolunteerMutation: useChangeVolunteerMutation,
  useAdminChangeVolunteersMutation: useChangeVolunteersMutation,
  useAdminListVolunteerShiftsQuery: useListVolunteerShiftsQuery,
  useLazyAdminListVolunteerShiftsQuery: useLazyListVolunteerShiftsQuery,
  useAdminAddVolunteerShiftMutation: useAddVolunteerShiftMutation,
  useAdminChangeVolunteerShiftMutation: useChangeVolunteerShiftMutation,
  useAdminDropVolunteerShiftMutation: useDropVolunteerShiftMutation,
  useAdminAssignVolunteerMutation: useAssignVolunteerMutation,
  useAdminUnassignVolunteerMutation: useUnassignVolunteerMutation,
  useAdminGetPolicyReportsQuery: useGetPolicyReportsQuery,
  useLazyAdminGetPolicyReportsQuery: useLazyGetPolicyReportsQuery,
  useAdminListOutboxQuery: useListOutboxQuery,
  useLazyAdminListOutboxQuery: useLazyListOutboxQuery,
  useAdminGetEffectQuery: useGetEffectQuery,
  useLazyAdminGetEffectQuery: useLazyGetEffectQuery,
  useAdminRepeatEffectsMutation: useRepeatEffectsMutation,
  useAdminRepeatEffectMutation: useRepeatEffectMutation,
  useAdminDropEffectMutation: useDropEffectMutation,
} = injectedRtkApi;
