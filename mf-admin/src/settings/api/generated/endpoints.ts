import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetProfile: build.query<
      AdminGetProfileApiResponse,
      AdminGetProfileApiArg
    >({
      query: () => ({ url: `/me/profile` }),
    }),
    adminChangeProfile: build.mutation<
      AdminChangeProfileApiResponse,
      AdminChangeProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/me/profile`,
        method: "PATCH",
        body: queryArg.profileChange,
      }),
    }),
    adminPutPicture: build.mutation<
      AdminPutPictureApiResponse,
      AdminPutPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/me/picture`,
        method: "PUT",
        body: queryArg.ownPicture,
      }),
    }),
    adminDropPicture: build.mutation<
      AdminDropPictureApiResponse,
      AdminDropPictureApiArg
    >({
      query: () => ({ url: `/me/picture`, method: "DELETE" }),
    }),
    adminListSessions: build.query<
      AdminListSessionsApiResponse,
      AdminListSessionsApiArg
    >({
      query: () => ({ url: `/me/sessions` }),
    }),
    adminEndOtherSessions: build.mutation<
      AdminEndOtherSessionsApiResponse,
      AdminEndOtherSessionsApiArg
    >({
      query: () => ({ url: `/me/sessions`, method: "DELETE" }),
    }),
    adminEndSession: build.mutation<
      AdminEndSessionApiResponse,
      AdminEndSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/me/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetProfileApiResponse =
  /** status 200 The profile as it stands now */ Profile;
export type AdminGetProfileApiArg = void;
export type AdminChangeProfileApiResponse =
  /** status 200 The profile as it stands now */ Profile;
export type AdminChangeProfileApiArg = {
  profileChange: ProfileChange;
};
export type AdminPutPictureApiResponse =
  /** status 200 The profile as it stands now */ Profile;
export type AdminPutPictureApiArg = {
  ownPicture: OwnPicture;
};
export type AdminDropPictureApiResponse =
  /** status 200 The profile as it stands now */ Profile;
export type AdminDropPictureApiArg = void;
export type AdminListSessionsApiResponse =
  /** status 200 Where the person is signed in, the one in use last first */ AccountSession[];
export type AdminListSessionsApiArg = void;
export type AdminEndOtherSessionsApiResponse =
  /** status 200 Where the person is signed in, the one in use last first */ AccountSession[];
export type AdminEndOtherSessionsApiArg = void;
export type AdminEndSessionApiResponse =
  /** status 200 Where the person is signed in, the one in use last first */ AccountSession[];
export type AdminEndSessionApiArg = {
  id: string;
};
export type Profile = {
  /** As they chose to be called, else as the token tells */
  name: string | null;
  /** Where mails reach them; null where the token does not tell */
  email: string | null;
  /** What they want to hear of */
  mails: (
    | "messages"
    | "lessons"
    | "applications"
    | "showcase"
    | "challenge"
    | "donations"
    | "payments"
  )[];
  /** Works for a day */
  pictureUrl: string | null;
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
export type ProfileChange = {
  name?: string | undefined;
  mails?:
    | (
        | "messages"
        | "lessons"
        | "applications"
        | "showcase"
        | "challenge"
        | "donations"
        | "payments"
      )[]
    | undefined;
};
export type OwnPicture = {
  picture: {
    id: string;
    ticket: string;
    name: string;
    size: number;
  };
};
export type AccountSession = {
  id: string;
  device: string;
  startedAt: string;
  /** To the minute */
  seenAt: string;
  endsAt: string;
  /** The one that this is asked from */
  isThis: boolean;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getProfile: injectedRtkApi.endpoints.adminGetProfile,
  changeProfile: injectedRtkApi.endpoints.adminChangeProfile,
  putPicture: injectedRtkApi.endpoints.adminPutPicture,
  dropPicture: injectedRtkApi.endpoints.adminDropPicture,
  listSessions: injectedRtkApi.endpoints.adminListSessions,
  endOtherSessions: injectedRtkApi.endpoints.adminEndOtherSessions,
  endSession: injectedRtkApi.endpoints.adminEndSession,
};
export const {
  useAdminGetProfileQuery: useGetProfileQuery,
  useLazyAdminGetProfileQuery: useLazyGetProfileQuery,
  useAdminChangeProfileMutation: useChangeProfileMutation,
  useAdminPutPictureMutation: usePutPictureMutation,
  useAdminDropPictureMutation: useDropPictureMutation,
  useAdminListSessionsQuery: useListSessionsQuery,
  useLazyAdminListSessionsQuery: useLazyListSessionsQuery,
  useAdminEndOtherSessionsMutation: useEndOtherSessionsMutation,
  useAdminEndSessionMutation: useEndSessionMutation,
} = injectedRtkApi;
