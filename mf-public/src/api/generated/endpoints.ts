import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicJoinCommunity: build.mutation<
      PublicJoinCommunityApiResponse,
      PublicJoinCommunityApiArg
    >({
      query: (queryArg) => ({
        url: `/community/members`,
        method: "POST",
        body: queryArg.communityJoin,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicConfirmMember: build.mutation<
      PublicConfirmMemberApiResponse,
      PublicConfirmMemberApiArg
    >({
      query: (queryArg) => ({
        url: `/community/confirmations`,
        method: "POST",
        body: queryArg.communityConfirmation,
      }),
    }),
    publicLookAtCommunityLink: build.mutation<
      PublicLookAtCommunityLinkApiResponse,
      PublicLookAtCommunityLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/community/links`,
        method: "POST",
        body: queryArg.communityLink,
      }),
    }),
    publicLeaveCommunity: build.mutation<
      PublicLeaveCommunityApiResponse,
      PublicLeaveCommunityApiArg
    >({
      query: (queryArg) => ({
        url: `/community/departures`,
        method: "POST",
        body: queryArg.communityDeparture,
      }),
    }),
    publicSendContactMessage: build.mutation<
      PublicSendContactMessageApiResponse,
      PublicSendContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/contact/messages`,
        method: "POST",
        body: queryArg.contactMessage,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicReferFriend: build.mutation<
      PublicReferFriendApiResponse,
      PublicReferFriendApiArg
    >({
      query: (queryArg) => ({
        url: `/referrals`,
        method: "POST",
        body: queryArg.referral,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicReadReferralCounts: build.mutation<
      PublicReadReferralCountsApiResponse,
      PublicReadReferralCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/referrals/counts`,
        method: "POST",
        body: queryArg.referralOwner,
      }),
    }),
    publicStopReferralMails: build.mutation<
      PublicStopReferralMailsApiResponse,
      PublicStopReferralMailsApiArg
    >({
      query: (queryArg) => ({
        url: `/referrals/stops`,
        method: "POST",
        body: queryArg.referralStop,
      }),
    }),
    publicLookAtReferralStop: build.mutation<
      PublicLookAtReferralStopApiResponse,
      PublicLookAtReferralStopApiArg
    >({
      query: (queryArg) => ({
        url: `/referrals/stops/links`,
        method: "POST",
        body: queryArg.referralStop,
      }),
    }),
    publicRegisterForMusicStudy: build.mutation<
      PublicRegisterForMusicStudyApiResponse,
      PublicRegisterForMusicStudyApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/registrations`,
        method: "POST",
        body: queryArg.musicStudyRegistration,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicAskForFees: build.mutation<
      PublicAskForFeesApiResponse,
      PublicAskForFeesApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/fee-enquiries`,
        method: "POST",
        body: queryArg.feeEnquiry,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicGetTrialTimes: build.query<
      PublicGetTrialTimesApiResponse,
      PublicGetTrialTimesApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/trial-times`,
        params: {
          instrument: queryArg.instrument,
        },
      }),
    }),
    publicBookTrial: build.mutation<
      PublicBookTrialApiResponse,
      PublicBookTrialApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/trials`,
        method: "POST",
        body: queryArg.trialBooking,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicGetTrial: build.query<
      PublicGetTrialApiResponse,
      PublicGetTrialApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/trials/mine`,
        headers: {
          "trial-key": queryArg["trial-key"],
        },
      }),
    }),
    publicMoveTrial: build.mutation<
      PublicMoveTrialApiResponse,
      PublicMoveTrialApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/trials/mine`,
        method: "PUT",
        body: queryArg.trialMove,
        headers: {
          "trial-key": queryArg["trial-key"],
        },
      }),
    }),
    publicCancelTrial: build.mutation<
      PublicCancelTrialApiResponse,
      PublicCancelTrialApiArg
    >({
      query: (queryArg) => ({
        url: `/music-study/trials/mine`,
        method: "DELETE",
        headers: {
          "trial-key": queryArg["trial-key"],
        },
      }),
    }),
    publicApplyToPerform: build.mutation<
      PublicApplyToPerformApiResponse,
      PublicApplyToPerformApiArg
    >({
      query: (queryArg) => ({
        url: `/showcase/performers`,
        method: "POST",
        body: queryArg.performerApplication,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicRequestEngagement: build.mutation<
      PublicRequestEngagementApiResponse,
      PublicRequestEngagementApiArg
    >({
      query: (queryArg) => ({
        url: `/showcase/engagements`,
        method: "POST",
        body: queryArg.engagementRequest,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    publicApplyForJob: build.mutation<
      PublicApplyForJobApiResponse,
      PublicApplyForJobApiArg
    >({
      query: (queryArg) => ({
        url: `/careers/applications`,
        method: "POST",
        body: queryArg.jobApplication,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type PublicJoinCommunityApiResponse = /** status 201 Received */ {
  status: "received";
};
export type PublicJoinCommunityApiArg = {
  "idempotency-key": string;
  communityJoin: CommunityJoin;
};
export type PublicConfirmMemberApiResponse = /** status 200 A member */ {
  status: "confirmed";
};
export type PublicConfirmMemberApiArg = {
  communityConfirmation: CommunityConfirmation;
};
export type PublicLookAtCommunityLinkApiResponse =
  /** status 200 How it stands */ {
    state: "open" | "done";
  };
export type PublicLookAtCommunityLinkApiArg = {
  communityLink: CommunityLink;
};
export type PublicLeaveCommunityApiResponse =
  /** status 200 No member any more */ {
    status: "left";
  };
export type PublicLeaveCommunityApiArg = {
  communityDeparture: CommunityDeparture;
};
export type PublicSendContactMessageApiResponse = /** status 201 Received */ {
  status: "received";
};
export type PublicSendContactMessageApiArg = {
  "idempotency-key": string;
  contactMessage: ContactMessage;
};
export type PublicReferFriendApiResponse =
  /** status 201 Received; the personal link */ ReferralLink;
export type PublicReferFriendApiArg = {
  "idempotency-key": string;
  referral: Referral;
};
export type PublicReadReferralCountsApiResponse =
  /** status 200 The counts */ ReferralCounts;
export type PublicReadReferralCountsApiArg = {
  referralOwner: ReferralOwner;
};
export type PublicStopReferralMailsApiResponse = /** status 200 Stopped */ {
  status: "stopped";
};
export type PublicStopReferralMailsApiArg = {
  referralStop: ReferralStop;
};
export type PublicLookAtReferralStopApiResponse =
  /** status 200 How it stands */ {
    state: "open" | "done";
  };
export type PublicLookAtReferralStopApiArg = {
  referralStop: ReferralStop;
};
export type PublicRegisterForMusicStudyApiResponse =
  /** status 201 Received */ {
    status: "received";
    reference: string;
  };
export type PublicRegisterForMusicStudyApiArg = {
  "idempotency-key": string;
  musicStudyRegistration: MusicStudyRegistration;
};
export type PublicAskForFeesApiResponse = /** status 201 Received */ {
  status: "received";
};
export type PublicAskForFeesApiArg = {
  "idempotency-key": string;
  feeEnquiry: FeeEnquiry;
};
export type PublicGetTrialTimesApiResponse = /** status 200 The times */ {
  times: TrialTime[];
};
export type PublicGetTrialTimesApiArg = {
  instrument: "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet";
};
export type PublicBookTrialApiResponse = /** status 201 Booked */ {
  status: "booked";
  reference: string;
};
export type PublicBookTrialApiArg = {
  "idempotency-key": string;
  trialBooking: TrialBooking;
};
export type PublicGetTrialApiResponse =
  /** status 200 The lesson */ TrialLesson;
export type PublicGetTrialApiArg = {
  /** Of the link in the mail */
  "trial-key": string;
};
export type PublicMoveTrialApiResponse =
  /** status 200 The lesson */ TrialLesson;
export type PublicMoveTrialApiArg = {
  /** Of the link in the mail */
  "trial-key": string;
  trialMove: TrialMove;
};
export type PublicCancelTrialApiResponse =
  /** status 200 The lesson */ TrialLesson;
export type PublicCancelTrialApiArg = {
  /** Of the link in the mail */
  "trial-key": string;
};
export type PublicApplyToPerformApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type PublicApplyToPerformApiArg = {
  "idempotency-key": string;
  performerApplication: PerformerApplication;
};
export type PublicRequestEngagementApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type PublicRequestEngagementApiArg = {
  "idempotency-key": string;
  engagementRequest: EngagementRequest;
};
export type PublicApplyForJobApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type PublicApplyForJobApiArg = {
  "idempotency-key": string;
  jobApplication: JobApplication;
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
export type CommunityJoin = {
  name: string;
  email: string;
  interests?:
    | ("lessons" | "concerts" | "competition" | "giving" | "volunteering")[]
    | undefined;
  from?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type CommunityConfirmation = {
  token: string;
};
export type CommunityLink =
  | {
      token: string;
      kind: "confirm";
    }
  | {
      token: string;
      kind: "leave";
    };
export type CommunityDeparture = {
  token: string;
};
export type ContactMessage = {
  topic: "trial_lesson" | "lessons" | "events" | "giving" | "something_else";
  name: string;
  email: string;
  phone?: string | undefined;
  message: string;
  from?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type ReferralLink = {
  /** Stands in the personal link */
  code: string;
  /** Shows its owner what came of it */
  secret: string;
};
export type Referral = {
  name: string;
  email: string;
  friendName: string;
  friendEmail: string;
  note?: string | undefined;
  consent: true;
  secret?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type ReferralCounts = {
  code: string;
  opened: number;
  joined: number;
  wrote: number;
};
export type ReferralOwner = {
  secret: string;
};
export type ReferralStop = {
  token: string;
};
export type MusicStudyRegistration = {
  instrument: "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet";
  programme: "early_years_music" | "junior_conservatory" | "adult_study";
  level:
    "beginner_child_1" | "beginner_child_2" | "beginner_adult" | "intermediate";
  grade?:
    | (
        | "grade_1"
        | "grade_2"
        | "grade_3"
        | "grade_4"
        | "grade_5"
        | "grade_6"
        | ""
      )
    | undefined;
  category: "classical" | "contemporary";
  classType: "private" | "group";
  mode: "online" | "in_person";
  venue: "accra" | "tema";
  times: (
    | "monday_morning"
    | "monday_afternoon"
    | "monday_evening"
    | "tuesday_morning"
    | "tuesday_afternoon"
    | "tuesday_evening"
    | "wednesday_morning"
    | "wednesday_afternoon"
    | "wednesday_evening"
    | "thursday_morning"
    | "thursday_afternoon"
    | "thursday_evening"
    | "friday_morning"
    | "friday_afternoon"
    | "friday_evening"
    | "saturday_morning"
    | "saturday_afternoon"
    | "saturday_evening"
  )[];
  student: string;
  guardian?: string | undefined;
  email: string;
  phone: string;
  message?: string | undefined;
  from?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type FeeEnquiry = {
  instrument: "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet";
  programme: "early_years_music" | "junior_conservatory" | "adult_study";
  level?:
    | (
        | "beginner_child_1"
        | "beginner_child_2"
        | "beginner_adult"
        | "intermediate"
        | ""
      )
    | undefined;
  classType?: ("private" | "group" | "") | undefined;
  mode?: ("online" | "in_person" | "") | undefined;
  name: string;
  email: string;
  phone?: string | undefined;
  question?: string | undefined;
  from?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type TrialTime = {
  id: string;
  instrument: "piano" | "violin" | "cello" | "guitar" | "saxophone" | "trumpet";
  teacher: string;
  venue: "accra" | "tema";
  startsAt: string;
  endsAt: string;
};
export type TrialBooking = {
  time: string;
  student: string;
  guardian?: string | undefined;
  email: string;
  phone: string;
  message?: string | undefined;
  from?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type TrialLesson = {
  state: "booked" | "canceled";
  /** It has begun, or is over */
  isOver: boolean;
  reference: string;
  time: TrialTime;
};
export type TrialMove = {
  time: string;
};
export type PerformerApplication = {
  stageName: string;
  kind: string;
  category: "classical" | "contemporary";
  place: "accra" | "tema" | "elsewhere";
  about: string;
  recordings: string[];
  contactName: string;
  email: string;
  phone: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type EngagementRequest = {
  occasion:
    | "wedding"
    | "naming"
    | "memorial"
    | "worship"
    | "company"
    | "school"
    | "concert"
    | "celebration"
    | "something_else";
  date: string;
  startTime: string;
  place: string;
  guests?: number | undefined;
  music: "classical" | "contemporary" | "both";
  performers?: string[] | undefined;
  budget?: number | undefined;
  message?: string | undefined;
  name: string;
  organisation?: string | undefined;
  email: string;
  phone: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type JobApplication = {
  opening: string;
  openingTitle: string;
  name: string;
  email: string;
  phone: string;
  letter: string;
  cv: {
    id: string;
    ticket: string;
    name: string;
    size: number;
  };
  recording?: string | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  joinCommunity: injectedRtkApi.endpoints.publicJoinCommunity,
  confirmMember: injectedRtkApi.endpoints.publicConfirmMember,
  lookAtCommunityLink: injectedRtkApi.endpoints.publicLookAtCommunityLink,
  leaveCommunity: injectedRtkApi.endpoints.publicLeaveCommunity,
  sendContactMessage: injectedRtkApi.endpoints.publicSendContactMessage,
  referFriend: injectedRtkApi.endpoints.publicReferFriend,
  readReferralCounts: injectedRtkApi.endpoints.publicReadReferralCounts,
  stopReferralMails: injectedRtkApi.endpoints.publicStopReferralMails,
  lookAtReferralStop: injectedRtkApi.endpoints.publicLookAtReferralStop,
  registerForMusicStudy: injectedRtkApi.endpoints.publicRegisterForMusicStudy,
  askForFees: injectedRtkApi.endpoints.publicAskForFees,
  getTrialTimes: injectedRtkApi.endpoints.publicGetTrialTimes,
  bookTrial: injectedRtkApi.endpoints.publicBookTrial,
  getTrial: injectedRtkApi.endpoints.publicGetTrial,
  moveTrial: injectedRtkApi.endpoints.publicMoveTrial,
  cancelTrial: injectedRtkApi.endpoints.publicCancelTrial,
  applyToPerform: injectedRtkApi.endpoints.publicApplyToPerform,
  requestEngagement: injectedRtkApi.endpoints.publicRequestEngagement,
  applyForJob: injectedRtkApi.endpoints.publicApplyForJob,
};
export const {
  usePublicJoinCommunityMutation: useJoinCommunityMutation,
  usePublicConfirmMemberMutation: useConfirmMemberMutation,
  usePublicLookAtCommunityLinkMutation: useLookAtCommunityLinkMutation,
  usePublicLeaveCommunityMutation: useLeaveCommunityMutation,
  usePublicSendContactMessageMutation: useSendContactMessageMutation,
  usePublicReferFriendMutation: useReferFriendMutation,
  usePublicReadReferralCountsMutation: useReadReferralCountsMutation,
  usePublicStopReferralMailsMutation: useStopReferralMailsMutation,
  usePublicLookAtReferralStopMutation: useLookAtReferralStopMutation,
  usePublicRegisterForMusicStudyMutation: useRegisterForMusicStudyMutation,
  usePublicAskForFeesMutation: useAskForFeesMutation,
  usePublicGetTrialTimesQuery: useGetTrialTimesQuery,
  useLazyPublicGetTrialTimesQuery: useLazyGetTrialTimesQuery,
  usePublicBookTrialMutation: useBookTrialMutation,
  usePublicGetTrialQuery: useGetTrialQuery,
  useLazyPublicGetTrialQuery: useLazyGetTrialQuery,
  usePublicMoveTrialMutation: useMoveTrialMutation,
  usePublicCancelTrialMutation: useCancelTrialMutation,
  usePublicApplyToPerformMutation: useApplyToPerformMutation,
  usePublicRequestEngagementMutation: useRequestEngagementMutation,
  usePublicApplyForJobMutation: useApplyForJobMutation,
} = injectedRtkApi;
