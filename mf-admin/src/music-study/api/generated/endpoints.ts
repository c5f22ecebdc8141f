import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListMusicStudyEntries: build.query<
      AdminListMusicStudyEntriesApiResponse,
      AdminListMusicStudyEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminGetMusicStudyEntry: build.query<
      AdminGetMusicStudyEntryApiResponse,
      AdminGetMusicStudyEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    adminChangeMusicStudyEntryStatus: build.mutation<
      AdminChangeMusicStudyEntryStatusApiResponse,
      AdminChangeMusicStudyEntryStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.musicStudyEntryStatusChange,
      }),
    }),
    adminChangeMusicStudyEntriesStatus: build.mutation<
      AdminChangeMusicStudyEntriesStatusApiResponse,
      AdminChangeMusicStudyEntriesStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/bulk`,
        method: "POST",
        body: queryArg.musicStudyEntriesStatusChange,
      }),
    }),
    adminGetLessonPlacing: build.query<
      AdminGetLessonPlacingApiResponse,
      AdminGetLessonPlacingApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}/lesson`,
      }),
    }),
    adminPlaceLesson: build.mutation<
      AdminPlaceLessonApiResponse,
      AdminPlaceLessonApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}/lesson`,
        method: "POST",
        body: queryArg.lessonWish,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminGiveLessonBack: build.mutation<
      AdminGiveLessonBackApiResponse,
      AdminGiveLessonBackApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}/lesson`,
        method: "DELETE",
      }),
    }),
    adminListTrialTimes: build.query<
      AdminListTrialTimesApiResponse,
      AdminListTrialTimesApiArg
    >({
      query: () => ({ url: `/staff/trial-times` }),
    }),
    adminAddTrialTimes: build.mutation<
      AdminAddTrialTimesApiResponse,
      AdminAddTrialTimesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/trial-times`,
        method: "POST",
        body: queryArg.newTrialTimes,
      }),
    }),
    adminWithdrawTrialTime: build.mutation<
      AdminWithdrawTrialTimeApiResponse,
      AdminWithdrawTrialTimeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/trial-times/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    adminListTeachers: build.query<
      AdminListTeachersApiResponse,
      AdminListTeachersApiArg
    >({
      query: () => ({ url: `/staff/teachers` }),
    }),
    adminAddTeacher: build.mutation<
      AdminAddTeacherApiResponse,
      AdminAddTeacherApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/teachers`,
        method: "POST",
        body: queryArg.newTeacher,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminChangeTeacher: build.mutation<
      AdminChangeTeacherApiResponse,
      AdminChangeTeacherApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/teachers/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.teacherChange,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListMusicStudyEntriesApiResponse =
  /** status 200 The page */ MusicStudyEntryList;
export type AdminListMusicStudyEntriesApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "receivedAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminGetMusicStudyEntryApiResponse =
  /** status 200 The row */ MusicStudyEntryRow;
export type AdminGetMusicStudyEntryApiArg = {
  id: string;
};
export type AdminChangeMusicStudyEntryStatusApiResponse =
  /** status 200 The status */ {
    status: "new" | "contacted" | "placed" | "declined";
  };
export type AdminChangeMusicStudyEntryStatusApiArg = {
  id: string;
  musicStudyEntryStatusChange: MusicStudyEntryStatusChange;
};
export type AdminChangeMusicStudyEntriesStatusApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminChangeMusicStudyEntriesStatusApiArg = {
  musicStudyEntriesStatusChange: MusicStudyEntriesStatusChange;
};
export type AdminGetLessonPlacingApiResponse =
  /** status 200 The lesson, or what could become it */ LessonPlacing;
export type AdminGetLessonPlacingApiArg = {
  id: string;
};
export type AdminPlaceLessonApiResponse =
  /** status 200 The lesson, or what could become it */ LessonPlacing;
export type AdminPlaceLessonApiArg = {
  id: string;
  "idempotency-key": string;
  lessonWish: LessonWish;
};
export type AdminGiveLessonBackApiResponse =
  /** status 200 The lesson, or what could become it */ LessonPlacing;
export type AdminGiveLessonBackApiArg = {
  id: string;
};
export type AdminListTrialTimesApiResponse = /** status 200 The times */ {
  times: StaffTrialTime[];
};
export type AdminListTrialTimesApiArg = void;
export type AdminAddTrialTimesApiResponse = /** status 200 How many are new */ {
  added: number;
};
export type AdminAddTrialTimesApiArg = {
  newTrialTimes: NewTrialTimes;
};
export type AdminWithdrawTrialTimeApiResponse = unknown;
export type AdminWithdrawTrialTimeApiArg = {
  id: string;
};
export type AdminListTeachersApiResponse = /** status 200 The teachers */ {
  teachers: TeacherRow[];
  clashes: TeacherClash[];
};
export type AdminListTeachersApiArg = void;
export type AdminAddTeacherApiResponse = /** status 201 The teacher */ {
  id: string;
};
export type AdminAddTeacherApiArg = {
  "idempotency-key": string;
  newTeacher: NewTeacher;
};
export type AdminChangeTeacherApiResponse = unknown;
export type AdminChangeTeacherApiArg = {
  id: string;
  teacherChange: TeacherChange;
};
export type StatusChange = {
  from: string;
  to: string;
  actor: string;
  at: string;
};
export type MusicStudyEntryRow = {
  id: string;
  reference: string;
  /** In words */
  instrument: string;
  /** In words */
  programme: string;
  /** In words */
  level: string;
  /** In words */
  grade: string | null;
  /** In words */
  category: string;
  /** In words */
  classType: string;
  /** In words */
  mode: string;
  /** In words */
  venue: string;
  /** In words */
  times: string;
  student: string;
  guardian: string | null;
  email: string;
  phone: string;
  message: string | null;
  receivedAt: string;
  status: "new" | "contacted" | "placed" | "declined";
  changes: StatusChange[];
};
export type MusicStudyEntryList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: MusicStudyEntryRow[];
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
export type MusicStudyEntryStatusChange = {
  status: "new" | "contacted" | "placed" | "declined";
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
export type MusicStudyEntriesStatusChange = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          search?: string | undefined;
          /** One or several, with commas */
          status?: string | undefined;
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
  status: "new" | "contacted" | "placed" | "declined";
};
export type PlacedLesson = {
  teacher: string;
  venue: "accra" | "tema";
  /** The first time; the same hour of each week follows */
  startsAt: string;
  endsAt: string;
  isGroup: boolean;
  pupils: number;
  placedAt: string;
} | null;
export type FreeLessonHour = {
  teacher: string;
  venue: "accra" | "tema";
  /** The first time; the same hour of each week follows */
  startsAt: string;
  endsAt: string;
  /** Of its first half hour */
  time: string;
  /** Within what the family said suits */
  suitsTime: boolean;
  suitsVenue: boolean;
};
export type GroupLesson = {
  teacher: string;
  venue: "accra" | "tema";
  /** The first time; the same hour of each week follows */
  startsAt: string;
  endsAt: string;
  lesson: string;
  pupils: number;
  places: number;
  /** Within what the family said suits */
  suitsTime: boolean;
  suitsVenue: boolean;
};
export type LessonPlacing = {
  lesson: PlacedLesson;
  /** What suits best first; none where there is a lesson */
  hours: FreeLessonHour[];
  /** Groups of the instrument with a place; of a group alone */
  groups: GroupLesson[];
};
export type LessonWish = {
  /** The first half hour of a free hour */
  time?: string | undefined;
  /** A group that has a place */
  lesson?: string | undefined;
};
export type TrialTime = {
  id: string;
  instrument: "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet";
  teacher: string;
  venue: "accra" | "tema";
  startsAt: string;
  endsAt: string;
};
export type StaffTrialTime = TrialTime & {
  /** Its teacher teaches in it each week: nobody can book it */
  isLesson: boolean;
  booking: {
    reference: string;
    student: string;
    guardian: string | null;
    email: string;
    phone: string;
    message: string | null;
  } | null;
};
export type NewTrialTimes = {
  instrument: "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet";
  teacher: string;
  venue: "accra" | "tema";
  date: string;
  from: string;
  to: string;
};
export type TeacherRow = {
  id: string;
  name: string;
  instruments: (
    "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet"
  )[];
  venues: ("accra" | "tema")[];
  /** False once the teacher has left */
  isActive: boolean;
  /** How many weekly lessons they give */
  lessons: number;
  /** How many booked trial lessons are still to come */
  trials: number;
};
export type TeacherClash = {
  id: string;
  teacher: string;
  first: {
    kind: "lesson" | "trial";
    students: string[];
    startsAt: string;
    endsAt: string;
  };
  second: {
    kind: "lesson" | "trial";
    students: string[];
    startsAt: string;
    endsAt: string;
  };
};
export type NewTeacher = {
  name: string;
  instruments: (
    "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet"
  )[];
  venues: ("accra" | "tema")[];
};
export type TeacherChange =
  | {
      isActive: boolean;
    }
  | {
      name: string;
      instruments: (
        "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet"
      )[];
      venues: ("accra" | "tema")[];
    };
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listMusicStudyEntries: injectedRtkApi.endpoints.adminListMusicStudyEntries,
  getMusicStudyEntry: injectedRtkApi.endpoints.adminGetMusicStudyEntry,
  changeMusicStudyEntryStatus: injectedRtkApi.endpoints.adminChangeMusicStudyEntryStatus,
  changeMusicStudyEntriesStatus: injectedRtkApi.endpoints.adminChangeMusicStudyEntriesStatus,
  getLessonPlacing: injectedRtkApi.endpoints.adminGetLessonPlacing,
  placeLesson: injectedRtkApi.endpoints.adminPlaceLesson,
  giveLessonBack: injectedRtkApi.endpoints.adminGiveLessonBack,
  listTrialTimes: injectedRtkApi.endpoints.adminListTrialTimes,
  addTrialTimes: injectedRtkApi.endpoints.adminAddTrialTimes,
  withdrawTrialTime: injectedRtkApi.endpoints.adminWithdrawTrialTime,
  listTeachers: injectedRtkApi.endpoints.adminListTeachers,
  addTeacher: injectedRtkApi.endpoints.adminAddTeacher,
  changeTeacher: injectedRtkApi.endpoints.adminChangeTeacher,
};
export const {
  useAdminListMusicStudyEntriesQuery: useListMusicStudyEntriesQuery,
  useLazyAdminListMusicStudyEntriesQuery: useLazyListMusicStudyEntriesQuery,
  useAdminGetMusicStudyEntryQuery: useGetMusicStudyEntryQuery,
  useLazyAdminGetMusicStudyEntryQuery: useLazyGetMusicStudyEntryQuery,
  useAdminChangeMusicStudyEntryStatusMutation: useChangeMusicStudyEntryStatusMutation,
  useAdminChangeMusicStudyEntriesStatusMutation: useChangeMusicStudyEntriesStatusMutation,
  useAdminGetLessonPlacingQuery: useGetLessonPlacingQuery,
  useLazyAdminGetLessonPlacingQuery: useLazyGetLessonPlacingQuery,
  useAdminPlaceLessonMutation: usePlaceLessonMutation,
  useAdminGiveLessonBackMutation: useGiveLessonBackMutation,
  useAdminListTrialTimesQuery: useListTrialTimesQuery,
  useLazyAdminListTrialTimesQuery: useLazyListTrialTimesQuery,
  useAdminAddTrialTimesMutation: useAddTrialTimesMutation,
  useAdminWithdrawTrialTimeMutation: useWithdrawTrialTimeMutation,
  useAdminListTeachersQuery: useListTeachersQuery,
  useLazyAdminListTeachersQuery: useLazyListTeachersQuery,
  useAdminAddTeacherMutation: useAddTeacherMutation,
  useAdminChangeTeacherMutation: useChangeTeacherMutation,
} = injectedRtkApi;
