import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
      query: () => ({ url: `/config` }),
    }),
    joinCommunity: build.mutation<
      JoinCommunityApiResponse,
      JoinCommunityApiArg
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
    confirmMember: build.mutation<
      ConfirmMemberApiResponse,
      ConfirmMemberApiArg
    >({
      query: (queryArg) => ({
        url: `/community/confirmations`,
        method: "POST",
        body: queryArg.communityConfirmation,
      }),
    }),
    leaveCommunity: build.mutation<
      LeaveCommunityApiResponse,
      LeaveCommunityApiArg
    >({
      query: (queryArg) => ({
        url: `/community/departures`,
        method: "POST",
        body: queryArg.communityDeparture,
      }),
    }),
    sendContactMessage: build.mutation<
      SendContactMessageApiResponse,
      SendContactMessageApiArg
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
    referFriend: build.mutation<ReferFriendApiResponse, ReferFriendApiArg>({
      query: (queryArg) => ({
        url: `/referrals`,
        method: "POST",
        body: queryArg.referral,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    readReferralCounts: build.mutation<
      ReadReferralCountsApiResponse,
      ReadReferralCountsApiArg
    >({
      query: (queryArg) => ({
        url: `/referrals/counts`,
        method: "POST",
        body: queryArg.referralOwner,
      }),
    }),
    stopReferralLetters: build.mutation<
      StopReferralLettersApiResponse,
      StopReferralLettersApiArg
    >({
      query: (queryArg) => ({
        url: `/referrals/stops`,
        method: "POST",
        body: queryArg.referralStop,
      }),
    }),
    registerForMusicStudy: build.mutation<
      RegisterForMusicStudyApiResponse,
      RegisterForMusicStudyApiArg
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
    askForFees: build.mutation<AskForFeesApiResponse, AskForFeesApiArg>({
      query: (queryArg) => ({
        url: `/music-study/fee-enquiries`,
        method: "POST",
        body: queryArg.feeEnquiry,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    applyToPerform: build.mutation<
      ApplyToPerformApiResponse,
      ApplyToPerformApiArg
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
    requestEngagement: build.mutation<
      RequestEngagementApiResponse,
      RequestEngagementApiArg
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
    applyForJob: build.mutation<ApplyForJobApiResponse, ApplyForJobApiArg>({
      query: (queryArg) => ({
        url: `/careers/applications`,
        method: "POST",
        body: queryArg.jobApplication,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: () => ({ url: `/projects` }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: (queryArg) => ({
        url: `/projects/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.slug))}`,
      }),
    }),
    changeProject: build.mutation<
      ChangeProjectApiResponse,
      ChangeProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/projects/${encodeURIComponent(String(queryArg.slug))}`,
        method: "PATCH",
        body: queryArg.projectChange,
      }),
    }),
    startDonation: build.mutation<
      StartDonationApiResponse,
      StartDonationApiArg
    >({
      query: (queryArg) => ({
        url: `/donations`,
        method: "POST",
        body: queryArg.donationStart,
      }),
    }),
    getDonation: build.query<GetDonationApiResponse, GetDonationApiArg>({
      query: (queryArg) => ({
        url: `/donations/${encodeURIComponent(String(queryArg.donationId))}`,
      }),
    }),
    listDonors: build.query<ListDonorsApiResponse, ListDonorsApiArg>({
      query: (queryArg) => ({
        url: `/projects/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.slug))}/donors`,
        params: {
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    confirmPayment: build.mutation<
      ConfirmPaymentApiResponse,
      ConfirmPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/confirm`,
        method: "POST",
        body: queryArg.paymentClaim,
      }),
    }),
    listDonations: build.query<ListDonationsApiResponse, ListDonationsApiArg>({
      query: (queryArg) => ({
        url: `/staff/donations`,
        params: {
          search: queryArg.search,
          state: queryArg.state,
          project: queryArg.project,
          method: queryArg.method,
          anonymous: queryArg.anonymous,
          flagged: queryArg.flagged,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    getDonationDetail: build.query<
      GetDonationDetailApiResponse,
      GetDonationDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/${encodeURIComponent(String(queryArg.donationId))}`,
      }),
    }),
    resendReceipt: build.mutation<
      ResendReceiptApiResponse,
      ResendReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/donations/${encodeURIComponent(String(queryArg.donationId))}/receipt`,
        method: "POST",
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    refundPayment: build.mutation<
      RefundPaymentApiResponse,
      RefundPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/payments/${encodeURIComponent(String(queryArg.paymentId))}/refunds`,
        method: "POST",
        body: queryArg.refundWish,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    settleRefund: build.mutation<SettleRefundApiResponse, SettleRefundApiArg>({
      query: (queryArg) => ({
        url: `/staff/refunds/${encodeURIComponent(String(queryArg.refundId))}/outcome`,
        method: "POST",
        body: queryArg.refundOutcome,
      }),
    }),
    listPaymentFlags: build.query<
      ListPaymentFlagsApiResponse,
      ListPaymentFlagsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/payment-flags`,
        params: {
          open: queryArg.open,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    resolvePaymentFlag: build.mutation<
      ResolvePaymentFlagApiResponse,
      ResolvePaymentFlagApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/payment-flags/${encodeURIComponent(String(queryArg.id))}/resolve`,
        method: "POST",
        body: queryArg.flagResolution,
      }),
    }),
    listMusicStudyEntries: build.query<
      ListMusicStudyEntriesApiResponse,
      ListMusicStudyEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    getMusicStudyEntry: build.query<
      GetMusicStudyEntryApiResponse,
      GetMusicStudyEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeMusicStudyEntryStatus: build.mutation<
      ChangeMusicStudyEntryStatusApiResponse,
      ChangeMusicStudyEntryStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/music-study/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.musicStudyEntryStatusChange,
      }),
    }),
    listPerformers: build.query<
      ListPerformersApiResponse,
      ListPerformersApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/performers`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    getPerformer: build.query<GetPerformerApiResponse, GetPerformerApiArg>({
      query: (queryArg) => ({
        url: `/staff/performers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changePerformerStatus: build.mutation<
      ChangePerformerStatusApiResponse,
      ChangePerformerStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/performers/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.performerStatusChange,
      }),
    }),
    listEngagements: build.query<
      ListEngagementsApiResponse,
      ListEngagementsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    getEngagement: build.query<GetEngagementApiResponse, GetEngagementApiArg>({
      query: (queryArg) => ({
        url: `/staff/engagements/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeEngagementStatus: build.mutation<
      ChangeEngagementStatusApiResponse,
      ChangeEngagementStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/engagements/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.engagementStatusChange,
      }),
    }),
    getCounts: build.query<GetCountsApiResponse, GetCountsApiArg>({
      query: () => ({ url: `/stats/counts` }),
    }),
    getVisits: build.query<GetVisitsApiResponse, GetVisitsApiArg>({
      query: (queryArg) => ({
        url: `/stats/visits`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getVitals: build.query<GetVitalsApiResponse, GetVitalsApiArg>({
      query: (queryArg) => ({
        url: `/stats/vitals`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getUploadLink: build.query<GetUploadLinkApiResponse, GetUploadLinkApiArg>({
      query: (queryArg) => ({
        url: `/uploads/${encodeURIComponent(String(queryArg.id))}/link`,
      }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/me` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetConfigApiResponse =
  /** status 200 The configuration */ PublicConfig;
export type GetConfigApiArg = void;
export type JoinCommunityApiResponse = /** status 201 Received */ {
  status: "received";
};
export type JoinCommunityApiArg = {
  "idempotency-key": string;
  communityJoin: CommunityJoin;
};
export type ConfirmMemberApiResponse = /** status 200 A member */ {
  status: "confirmed";
};
export type ConfirmMemberApiArg = {
  communityConfirmation: CommunityConfirmation;
};
export type LeaveCommunityApiResponse = /** status 200 No member any more */ {
  status: "left";
};
export type LeaveCommunityApiArg = {
  communityDeparture: CommunityDeparture;
};
export type SendContactMessageApiResponse = /** status 201 Received */ {
  status: "received";
};
export type SendContactMessageApiArg = {
  "idempotency-key": string;
  contactMessage: ContactMessage;
};
export type ReferFriendApiResponse =
  /** status 201 Received; the personal link */ ReferralLink;
export type ReferFriendApiArg = {
  "idempotency-key": string;
  referral: Referral;
};
export type ReadReferralCountsApiResponse =
  /** status 200 The counts */ ReferralCounts;
export type ReadReferralCountsApiArg = {
  referralOwner: ReferralOwner;
};
export type StopReferralLettersApiResponse = /** status 200 Stopped */ {
  status: "stopped";
};
export type StopReferralLettersApiArg = {
  referralStop: ReferralStop;
};
export type RegisterForMusicStudyApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type RegisterForMusicStudyApiArg = {
  "idempotency-key": string;
  musicStudyRegistration: MusicStudyRegistration;
};
export type AskForFeesApiResponse = /** status 201 Received */ {
  status: "received";
};
export type AskForFeesApiArg = {
  "idempotency-key": string;
  feeEnquiry: FeeEnquiry;
};
export type ApplyToPerformApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type ApplyToPerformApiArg = {
  "idempotency-key": string;
  performerApplication: PerformerApplication;
};
export type RequestEngagementApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type RequestEngagementApiArg = {
  "idempotency-key": string;
  engagementRequest: EngagementRequest;
};
export type ApplyForJobApiResponse = /** status 201 Received */ {
  status: "received";
  reference: string;
};
export type ApplyForJobApiArg = {
  "idempotency-key": string;
  jobApplication: JobApplication;
};
export type ListProjectsApiResponse =
  /** status 200 Projects and assets */ Project[];
export type ListProjectsApiArg = void;
export type GetProjectApiResponse =
  /** status 200 The project or asset */ Project;
export type GetProjectApiArg = {
  kind: "project" | "asset";
  slug: string;
};
export type ChangeProjectApiResponse = /** status 200 As it is now */ Project;
export type ChangeProjectApiArg = {
  slug: string;
  projectChange: ProjectChange;
};
export type StartDonationApiResponse =
  /** status 200 How it stands and how it is paid */ StartedDonation;
export type StartDonationApiArg = {
  donationStart: DonationStart;
};
export type GetDonationApiResponse =
  /** status 200 How it stands */ DonationState;
export type GetDonationApiArg = {
  donationId: string;
};
export type ListDonorsApiResponse = /** status 200 The gifts */ DonorWall;
export type ListDonorsApiArg = {
  kind: "project" | "asset";
  slug: string;
  page?: number;
  perPage?: number;
};
export type ConfirmPaymentApiResponse =
  /** status 200 How the order stands */ PaymentConfirmation;
export type ConfirmPaymentApiArg = {
  paymentClaim: PaymentClaim;
};
export type ListDonationsApiResponse = /** status 200 The gifts */ DonationList;
export type ListDonationsApiArg = {
  /** In name, e-mail, phone, message, receipt number, references and numbers of payments */
  search?: string;
  /** One or several, with commas */
  state?: string;
  project?: string;
  method?: "card" | "mobile_money";
  anonymous?: "true" | "false";
  /** Only those with a case that is open */
  flagged?: "true" | "false";
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC */
  to?: string;
  sort?: "createdAt" | "paidAt" | "amount" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type GetDonationDetailApiResponse =
  /** status 200 The gift */ DonationDetail;
export type GetDonationDetailApiArg = {
  donationId: string;
};
export type ResendReceiptApiResponse = /** status 200 On its way */ {
  status: "queued";
};
export type ResendReceiptApiArg = {
  donationId: string;
  "idempotency-key": string;
};
export type RefundPaymentApiResponse = /** status 200 The refund */ Refund;
export type RefundPaymentApiArg = {
  paymentId: string;
  "idempotency-key": string;
  refundWish: RefundWish;
};
export type SettleRefundApiResponse = /** status 200 The refund */ Refund;
export type SettleRefundApiArg = {
  refundId: string;
  refundOutcome: RefundOutcome;
};
export type ListPaymentFlagsApiResponse =
  /** status 200 The cases */ PaymentFlagList;
export type ListPaymentFlagsApiArg = {
  open?: "true" | "false";
  page?: number;
  perPage?: number;
};
export type ResolvePaymentFlagApiResponse =
  /** status 200 The case */ PaymentFlag;
export type ResolvePaymentFlagApiArg = {
  id: string;
  flagResolution: FlagResolution;
};
export type ListMusicStudyEntriesApiResponse =
  /** status 200 The page */ MusicStudyEntryList;
export type ListMusicStudyEntriesApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  sort?: "receivedAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type GetMusicStudyEntryApiResponse =
  /** status 200 The row */ MusicStudyEntryRow;
export type GetMusicStudyEntryApiArg = {
  id: string;
};
export type ChangeMusicStudyEntryStatusApiResponse =
  /** status 200 The status */ {
    status: "new" | "contacted" | "placed" | "declined";
  };
export type ChangeMusicStudyEntryStatusApiArg = {
  id: string;
  musicStudyEntryStatusChange: MusicStudyEntryStatusChange;
};
export type ListPerformersApiResponse =
  /** status 200 The page */ PerformerList;
export type ListPerformersApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  sort?: "receivedAt" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type GetPerformerApiResponse = /** status 200 The row */ PerformerRow;
export type GetPerformerApiArg = {
  id: string;
};
export type ChangePerformerStatusApiResponse = /** status 200 The status */ {
  status: "applied" | "accepted" | "declined";
};
export type ChangePerformerStatusApiArg = {
  id: string;
  performerStatusChange: PerformerStatusChange;
};
export type ListEngagementsApiResponse =
  /** status 200 The page */ EngagementList;
export type ListEngagementsApiArg = {
  search?: string;
  /** One or several, with commas */
  status?: string;
  sort?: "receivedAt" | "date" | "name";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type GetEngagementApiResponse = /** status 200 The row */ EngagementRow;
export type GetEngagementApiArg = {
  id: string;
};
export type ChangeEngagementStatusApiResponse = /** status 200 The status */ {
  status: "new" | "offered" | "confirmed" | "declined" | "done";
};
export type ChangeEngagementStatusApiArg = {
  id: string;
  engagementStatusChange: EngagementStatusChange;
};
export type GetCountsApiResponse = /** status 200 The counts */ Counts;
export type GetCountsApiArg = void;
export type GetVisitsApiResponse = /** status 200 The views */ Visits;
export type GetVisitsApiArg = {
  /** The first day, UTC; 29 days before the last unless told */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
};
export type GetVitalsApiResponse = /** status 200 The vitals */ PageVitals;
export type GetVitalsApiArg = {
  /** The first day, UTC; 29 days before the last unless told */
  from?: string;
  /** The last day, UTC; today unless told */
  to?: string;
};
export type GetUploadLinkApiResponse = /** status 200 The address */ UploadLink;
export type GetUploadLinkApiArg = {
  id: string;
};
export type GetMeApiResponse = /** status 200 The person */ Me;
export type GetMeApiArg = void;
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
export type CommunityJoin = {
  name: string;
  email: string;
  interests?:
    | ("lessons" | "concerts" | "competition" | "giving" | "volunteering")[]
    | undefined;
  from?: string | undefined;
  website?: string | undefined;
};
export type CommunityConfirmation = {
  token: string;
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
  website?: string | undefined;
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
  website?: string | undefined;
};
export type Project = {
  slug: string;
  kind: "project" | "asset";
  name: string;
  description: string;
  overview: string;
  /** In pesewas */
  target: number;
  /** In pesewas */
  raised: number;
  deadline: string;
  isOpen: boolean;
};
export type ProjectChange = {
  isOpen: boolean;
};
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
export type GiftProject = {
  kind: "project" | "asset";
  slug: string;
  name: string;
};
export type Checkout = {
  txRef: string;
  /** In pesewas */
  amount: number;
  currency: "GHS";
  publicKey: string;
  scriptUrl: string;
  paymentOptions: string;
  customer: {
    name: string;
    email: string;
    phone: string;
  };
  title: string;
  description: string;
} | null;
export type StartedDonation = {
  donationId: string;
  state: OrderState;
  project: GiftProject;
  checkout: Checkout;
};
export type DonationStart = {
  donationId: string;
  project: string;
  amount: number;
  currency?: "GHS" | undefined;
  name: string;
  email: string;
  phone?: string | undefined;
  message?: string | undefined;
  anonymous?: boolean | undefined;
  method: "card" | "mobile_money";
  website?: string | undefined;
};
export type Receipt = {
  number: string;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  refunded: number;
  currency: "GHS";
  paidAt: string;
  name: string;
  email: string;
  method: "card" | "mobile_money";
  message: string | null;
  anonymous: boolean;
  project: GiftProject;
} | null;
export type DonationState = {
  donationId: string;
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
  method: "card" | "mobile_money";
  project: GiftProject;
  receipt: Receipt;
};
export type DonorWall = {
  total: number;
  page: number;
  perPage: number;
  rows: {
    /** None of a donor who asked not to be named */
    name: string | null;
    /** In pesewas */
    amount: number;
    message: string | null;
    givenAt: string;
  }[];
};
export type PaymentConfirmation = {
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
};
export type PaymentClaim = {
  txRef: string;
  transactionId?: string | undefined;
};
export type DonationRow = {
  donationId: string;
  receiptNumber: string | null;
  state: OrderState;
  /** In pesewas */
  amount: number;
  /** In pesewas */
  refunded: number;
  project: GiftProject;
  name: string;
  email: string;
  phone: string | null;
  anonymous: boolean;
  method: "card" | "mobile_money";
  createdAt: string;
  paidAt: string | null;
  openFlags: number;
};
export type DonationList = {
  total: number;
  page: number;
  perPage: number;
  /** Of all that fit, on every page of them; count is of gifts that were paid */
  sums: {
    count: number;
    /** In pesewas */
    paid: number;
    /** In pesewas */
    refunded: number;
    /** In pesewas */
    net: number;
  };
  rows: DonationRow[];
};
export type TransitionCause =
  "customer" | "callback" | "webhook" | "reconciliation" | "staff";
export type Refund = {
  id: string;
  /** In pesewas */
  amount: number;
  /** unclear: nobody knows whether it happened; staff has to look */
  state: "requested" | "done" | "failed" | "unclear";
  reason: string | null;
  requestedBy: string;
  problem: string | null;
  at: string;
};
export type PaymentFlag = {
  id: string;
  kind:
    | "unknown_reference"
    | "underpaid"
    | "overpaid"
    | "wrong_currency"
    | "paid_twice"
    | "paid_late"
    | "other_order"
    | "refund_unclear";
  orderId: string | null;
  donationId: string | null;
  txRef: string | null;
  providerId: string | null;
  detail: string;
  createdAt: string;
  resolvedAt: string | null;
  resolvedBy: string | null;
  note: string | null;
};
export type DonationDetail = DonationRow & {
  message: string | null;
  currency: "GHS";
  orderNumber: number;
  expiresAt: string;
  transitions: {
    from: OrderState & (string | null);
    to: OrderState;
    cause: TransitionCause;
    actor: string | null;
    detail: string | null;
    at: string;
  }[];
  attempts: {
    txRef: string;
    /** In pesewas */
    amount: number;
    openedAt: string;
    checks: number;
    nextCheckAt: string | null;
  }[];
  payments: {
    id: string;
    providerId: string;
    txRef: string;
    status: "pending" | "failed" | "successful";
    /** In pesewas */
    amount: number;
    /** In pesewas */
    refunded: number;
    currency: string;
    paymentType: string | null;
    providerReference: string | null;
    response: string | null;
    granted: boolean;
    at: string;
  }[];
  refunds: (Refund & {
    paymentId: string;
  })[];
  flags: PaymentFlag[];
  mails: {
    subject: string;
    to: string;
    state: "waiting" | "done" | "failed";
    attempts: number;
    at: string;
  }[];
};
export type RefundWish = {
  /** In pesewas; all that is left by default */
  amount?: number | undefined;
  reason?: string | undefined;
};
export type RefundOutcome = {
  happened: boolean;
};
export type PaymentFlagList = {
  total: number;
  page: number;
  perPage: number;
  rows: PaymentFlag[];
};
export type FlagResolution = {
  note: string;
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
  total: number;
  page: number;
  perPage: number;
  rows: MusicStudyEntryRow[];
};
export type MusicStudyEntryStatusChange = {
  status: "new" | "contacted" | "placed" | "declined";
};
export type PerformerRow = {
  id: string;
  reference: string;
  stageName: string;
  kind: string;
  category: string;
  place: string;
  about: string;
  recordings: string[];
  contactName: string;
  email: string;
  phone: string;
  receivedAt: string;
  status: "applied" | "accepted" | "declined";
  changes: StatusChange[];
};
export type PerformerList = {
  total: number;
  page: number;
  perPage: number;
  rows: PerformerRow[];
};
export type PerformerStatusChange = {
  status: "applied" | "accepted" | "declined";
};
export type EngagementRow = {
  id: string;
  reference: string;
  /** In words */
  occasion: string;
  date: string;
  startTime: string;
  place: string;
  guests: number | null;
  /** In words */
  music: string;
  wishedPerformers: string[];
  /** In pesewas */
  budget: number | null;
  message: string | null;
  name: string;
  organisation: string | null;
  email: string;
  phone: string;
  receivedAt: string;
  status: "new" | "offered" | "confirmed" | "declined" | "done";
  changes: StatusChange[];
};
export type EngagementList = {
  total: number;
  page: number;
  perPage: number;
  rows: EngagementRow[];
};
export type EngagementStatusChange = {
  status: "new" | "offered" | "confirmed" | "declined" | "done";
};
export type Counts = {
  /** People in the community */
  members: number;
  /** Projects and assets */
  projects: number;
  /** Projects and assets that can be given to */
  openProjects: number;
  /** Raised in all, in pesewas */
  raised: number;
  /** Gifts that were paid here and are kept */
  donations: number;
  /** What they brought, less what went back, in pesewas */
  donated: number;
  /** Payments that need a person */
  openFlags: number;
};
export type Visits = {
  from: string;
  to: string;
  total: number;
  /** Every day of the period, in order */
  days: {
    day: string;
    views: number;
  }[];
  sources: {
    source: "direct" | "internal" | "search" | "social" | "mail" | "other";
    views: number;
  }[];
  /** The most-read pages first; `*` is every address that does not exist */
  pages: {
    path: string;
    views: number;
  }[];
};
export type PageVitals = {
  from: string;
  to: string;
  pages: {
    path: string;
    vitals: {
      metric: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
      /** Three quarters of the visits had at most this; milliseconds, for CLS a score */
      p75: number;
      samples: number;
    }[];
  }[];
};
export type UploadLink = {
  url: string;
  expiresAt: string;
};
export type Me = {
  id: string;
  roles: string[];
  staff: boolean;
};
