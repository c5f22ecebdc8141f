import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    competitionConfirmPayment: build.mutation<
      CompetitionConfirmPaymentApiResponse,
      CompetitionConfirmPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/payments/confirm`,
        method: "POST",
        body: queryArg.paymentClaim,
      }),
    }),
    competitionGetAuditionSlots: build.query<
      CompetitionGetAuditionSlotsApiResponse,
      CompetitionGetAuditionSlotsApiArg
    >({
      query: () => ({ url: `/competition/slots` }),
    }),
    competitionPutAuditionHold: build.mutation<
      CompetitionPutAuditionHoldApiResponse,
      CompetitionPutAuditionHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/slots/hold`,
        method: "PUT",
        body: queryArg.auditionWish,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    competitionGetAuditionHold: build.query<
      CompetitionGetAuditionHoldApiResponse,
      CompetitionGetAuditionHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/slots/hold`,
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    competitionReleaseAuditionHold: build.mutation<
      CompetitionReleaseAuditionHoldApiResponse,
      CompetitionReleaseAuditionHoldApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/slots/hold`,
        method: "DELETE",
        headers: {
          "hold-token": queryArg["hold-token"],
        },
      }),
    }),
    competitionWaitForAuditionSlot: build.mutation<
      CompetitionWaitForAuditionSlotApiResponse,
      CompetitionWaitForAuditionSlotApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/waiting-list`,
        method: "POST",
        body: queryArg.auditionWaiting,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    competitionLeaveAuditionWaiting: build.mutation<
      CompetitionLeaveAuditionWaitingApiResponse,
      CompetitionLeaveAuditionWaitingApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/waiting-list/leave`,
        method: "POST",
        body: queryArg.auditionWaitingLeave,
      }),
    }),
    competitionKeepEntryDraft: build.mutation<
      CompetitionKeepEntryDraftApiResponse,
      CompetitionKeepEntryDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/drafts`,
        method: "POST",
        body: queryArg.newEntryDraft,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    competitionGetEntryDraft: build.query<
      CompetitionGetEntryDraftApiResponse,
      CompetitionGetEntryDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/draft`,
        headers: {
          "draft-key": queryArg["draft-key"],
        },
      }),
    }),
    competitionChangeEntryDraft: build.mutation<
      CompetitionChangeEntryDraftApiResponse,
      CompetitionChangeEntryDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/draft`,
        method: "PUT",
        body: queryArg.entryDraftChange,
        headers: {
          "draft-key": queryArg["draft-key"],
        },
      }),
    }),
    competitionDropEntryDraft: build.mutation<
      CompetitionDropEntryDraftApiResponse,
      CompetitionDropEntryDraftApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/draft`,
        method: "DELETE",
        headers: {
          "draft-key": queryArg["draft-key"],
        },
      }),
    }),
    competitionSendCompetitionEntry: build.mutation<
      CompetitionSendCompetitionEntryApiResponse,
      CompetitionSendCompetitionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entries`,
        method: "POST",
        body: queryArg.competitionEntry,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
          "hold-token": queryArg["hold-token"],
          "draft-key": queryArg["draft-key"],
        },
      }),
    }),
    competitionGetCompetitionEntry: build.query<
      CompetitionGetCompetitionEntryApiResponse,
      CompetitionGetCompetitionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry`,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionHandInCompetitionEntry: build.mutation<
      CompetitionHandInCompetitionEntryApiResponse,
      CompetitionHandInCompetitionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry`,
        method: "PUT",
        body: queryArg.competitionEntryDetails,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionWithdrawCompetitionEntry: build.mutation<
      CompetitionWithdrawCompetitionEntryApiResponse,
      CompetitionWithdrawCompetitionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry`,
        method: "DELETE",
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionGetEntryReport: build.query<
      CompetitionGetEntryReportApiResponse,
      CompetitionGetEntryReportApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry/report`,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionPayEntryFee: build.mutation<
      CompetitionPayEntryFeeApiResponse,
      CompetitionPayEntryFeeApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry/payment`,
        method: "POST",
        body: queryArg.entryFeePayment,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionAddEntryPaper: build.mutation<
      CompetitionAddEntryPaperApiResponse,
      CompetitionAddEntryPaperApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry/papers`,
        method: "PUT",
        body: queryArg.entryPaperSent,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionChooseEntrySlot: build.mutation<
      CompetitionChooseEntrySlotApiResponse,
      CompetitionChooseEntrySlotApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry/slot`,
        method: "PUT",
        body: queryArg.auditionWish,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionAskEntryConsentAgain: build.mutation<
      CompetitionAskEntryConsentAgainApiResponse,
      CompetitionAskEntryConsentAgainApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entry/consent`,
        method: "POST",
        body: queryArg.entryConsentRequest,
        headers: {
          "entry-key": queryArg["entry-key"],
        },
      }),
    }),
    competitionMailEntryLinks: build.mutation<
      CompetitionMailEntryLinksApiResponse,
      CompetitionMailEntryLinksApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/entries/links`,
        method: "POST",
        body: queryArg.entryLinksRequest,
      }),
    }),
    competitionReadCompetitionConsent: build.mutation<
      CompetitionReadCompetitionConsentApiResponse,
      CompetitionReadCompetitionConsentApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/consent/read`,
        method: "POST",
        body: queryArg.consentLink,
      }),
    }),
    competitionGiveCompetitionConsent: build.mutation<
      CompetitionGiveCompetitionConsentApiResponse,
      CompetitionGiveCompetitionConsentApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/consent`,
        method: "POST",
        body: queryArg.guardianConsent,
      }),
    }),
    competitionGetPublication: build.query<
      CompetitionGetPublicationApiResponse,
      CompetitionGetPublicationApiArg
    >({
      query: (queryArg) => ({
        url: `/competition/publications/${encodeURIComponent(String(queryArg.kind))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type CompetitionConfirmPaymentApiResponse =
  /** status 200 How the order stands */ PaymentConfirmation;
export type CompetitionConfirmPaymentApiArg = {
  paymentClaim: PaymentClaim;
};
export type CompetitionGetAuditionSlotsApiResponse =
  /** status 200 The board */ AuditionBoard;
export type CompetitionGetAuditionSlotsApiArg = void;
export type CompetitionPutAuditionHoldApiResponse =
  /** status 200 The hold */ AuditionHold;
export type CompetitionPutAuditionHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
  auditionWish: AuditionWish;
};
export type CompetitionGetAuditionHoldApiResponse =
  /** status 200 The hold */ AuditionHold;
export type CompetitionGetAuditionHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
};
export type CompetitionReleaseAuditionHoldApiResponse = unknown;
export type CompetitionReleaseAuditionHoldApiArg = {
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token": string;
};
export type CompetitionWaitForAuditionSlotApiResponse =
  /** status 201 Received */ {
    status: "received";
  };
export type CompetitionWaitForAuditionSlotApiArg = {
  "idempotency-key": string;
  auditionWaiting: AuditionWaiting;
};
export type CompetitionLeaveAuditionWaitingApiResponse =
  /** status 200 Left */ {
    status: "left";
  };
export type CompetitionLeaveAuditionWaitingApiArg = {
  auditionWaitingLeave: AuditionWaitingLeave;
};
export type CompetitionKeepEntryDraftApiResponse = /** status 201 Kept */ {
  draftKey: string;
  revision: number;
};
export type CompetitionKeepEntryDraftApiArg = {
  "idempotency-key": string;
  newEntryDraft: NewEntryDraft;
};
export type CompetitionGetEntryDraftApiResponse =
  /** status 200 The draft */ EntryDraft;
export type CompetitionGetEntryDraftApiArg = {
  /** Of the link that was mailed */
  "draft-key": string;
};
export type CompetitionChangeEntryDraftApiResponse =
  /** status 200 The draft */ EntryDraft;
export type CompetitionChangeEntryDraftApiArg = {
  /** Of the link that was mailed */
  "draft-key": string;
  entryDraftChange: EntryDraftChange;
};
export type CompetitionDropEntryDraftApiResponse = unknown;
export type CompetitionDropEntryDraftApiArg = {
  /** Of the link that was mailed */
  "draft-key": string;
};
export type CompetitionSendCompetitionEntryApiResponse =
  /** status 200 How it stands and how the fee is paid */ SentEntry;
export type CompetitionSendCompetitionEntryApiArg = {
  "idempotency-key": string;
  /** Made in the browser, such as by crypto.randomUUID() */
  "hold-token"?: string;
  "draft-key"?: string;
  competitionEntry: CompetitionEntry;
};
export type CompetitionGetCompetitionEntryApiResponse =
  /** status 200 How it stands */ CompetitionEntryState;
export type CompetitionGetCompetitionEntryApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
};
export type CompetitionHandInCompetitionEntryApiResponse =
  /** status 200 How it stands */ CompetitionEntryState;
export type CompetitionHandInCompetitionEntryApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
  competitionEntryDetails: CompetitionEntryDetails;
};
export type CompetitionWithdrawCompetitionEntryApiResponse =
  /** status 200 How it stands */ CompetitionEntryState;
export type CompetitionWithdrawCompetitionEntryApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
};
export type CompetitionGetEntryReportApiResponse =
  /** status 200 The report */ EntryReport;
export type CompetitionGetEntryReportApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
};
export type CompetitionPayEntryFeeApiResponse =
  /** status 200 How it is paid */ SentEntry;
export type CompetitionPayEntryFeeApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
  entryFeePayment: EntryFeePayment;
};
export type CompetitionAddEntryPaperApiResponse =
  /** status 200 How it stands */ CompetitionEntryState;
export type CompetitionAddEntryPaperApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
  entryPaperSent: EntryPaperSent;
};
export type CompetitionChooseEntrySlotApiResponse =
  /** status 200 How it stands */ CompetitionEntryState;
export type CompetitionChooseEntrySlotApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
  auditionWish: AuditionWish;
};
export type CompetitionAskEntryConsentAgainApiResponse =
  /** status 200 How it stands */ CompetitionEntryState;
export type CompetitionAskEntryConsentAgainApiArg = {
  /** Of the private link of the entry */
  "entry-key": string;
  entryConsentRequest: EntryConsentRequest;
};
export type CompetitionMailEntryLinksApiResponse = /** status 200 Received */ {
  status: "received";
};
export type CompetitionMailEntryLinksApiArg = {
  entryLinksRequest: EntryLinksRequest;
};
export type CompetitionReadCompetitionConsentApiResponse =
  /** status 200 What is asked */ ConsentAsked;
export type CompetitionReadCompetitionConsentApiArg = {
  consentLink: ConsentLink;
};
export type CompetitionGiveCompetitionConsentApiResponse =
  /** status 200 Thank you */ {
    status: "given";
  };
export type CompetitionGiveCompetitionConsentApiArg = {
  guardianConsent: GuardianConsent;
};
export type CompetitionGetPublicationApiResponse =
  /** status 200 What is published */ Publication;
export type CompetitionGetPublicationApiArg = {
  kind: PublicationKind;
};
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
export type PaymentConfirmation = {
  state: OrderState;
  /** Money came that could not be taken for it; staff looks at it */
  needsStaff: boolean;
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
export type PaymentClaim = {
  txRef: string;
  transactionId?: string | undefined;
};
export type AuditionSlot = {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, as is the end */
  startTime: string;
  endTime: string;
  isAvailable: boolean;
  day:
    | "Sunday"
    | "Monday"
    | "Tuesday"
    | "Wednesday"
    | "Thursday"
    | "Friday"
    | "Saturday";
};
export type AuditionBoard = {
  /** Whether entries are taken */
  isOpen: boolean;
  /** Until when competitors move their own time; null while staff have set none */
  movesUntil: string | null;
  slots: AuditionSlot[];
};
export type AuditionHold = {
  state: "held" | "given" | "released" | "expired";
  slot: AuditionSlot;
  /** It was kept for somebody who waited */
  isOffer: boolean;
  expiresAt: string;
  /** By the clock of the server, to count down from */
  now: string;
};
export type AuditionWish = {
  slot: string;
};
export type AuditionWaiting = {
  name: string;
  email: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type AuditionWaitingLeave = {
  token: string;
};
export type NewEntryDraft = {
  email: string;
  values: {
    [key: string]: unknown;
  };
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type EntryDraft = {
  email: string;
  /** As the form kept them */
  values: {
    [key: string]: unknown;
  };
  /** Goes back with the next change */
  revision: number;
  /** Opens the entry, once it was sent */
  entryKey: string | null;
  expiresAt: string;
};
export type EntryDraftChange = {
  values: {
    [key: string]: unknown;
  };
  revision: number;
};
export type CompetitionEntryStateName =
  | "submitted"
  | "returned"
  | "accepted"
  | "round2"
  | "final"
  | "placed"
  | "out"
  | "withdrawn";
export type EntryPiece = {
  id: string;
  title: string;
  composer: string;
};
export type EntryFeeState = "due" | "pending" | "paid" | "refunded" | "none";
export type EntryConsentState = "not_needed" | "waiting" | "given";
export type EntryPaperKind =
  "proof_of_age" | "picture" | "recording" | "certificate";
export type EntryPaper = {
  kind: EntryPaperKind;
  fileName: string | null;
  link: string | null;
  addedAt: string;
};
export type EntrySlot = {
  /** It is the competitor’s; held while paying; kept in the place of one that was lost, to take or to change; the entry waits because all are gone; or none was chosen */
  state: "given" | "held" | "offered" | "waiting" | "none";
  slot: AuditionSlot & (object | null);
  /** How long it is held or kept */
  until: string | null;
  /** Whether the competitor can choose or move it now */
  canChoose: boolean;
  movesUntil: string | null;
};
export type CompetitionEntryState = {
  number: string;
  state: CompetitionEntryStateName;
  /** Once it is published */
  place: number | null;
  /** What staff said who returned it */
  words: string | null;
  competitor: {
    name: string;
    birthDate: string;
    email: string;
    phone: string;
  };
  guardian: {
    name: string;
    email: string;
    phone: string;
  } | null;
  instrument: string;
  band: string;
  grade: number;
  pieces: {
    A: EntryPiece;
    B: EntryPiece;
  };
  teacher: string | null;
  school: string | null;
  sharesReport: boolean;
  needsAccompanist: boolean;
  fee: {
    state: EntryFeeState;
    /** In pesewas */
    amount: number;
  };
  consent: {
    state: EntryConsentState;
    /** How long the guardian’s link works */
    until: string | null;
  };
  papers: EntryPaper[];
  /** Papers that it still needs */
  missing: EntryPaperKind[];
  audition: EntrySlot;
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
export type SentEntry = {
  entry: CompetitionEntryState;
  entryKey: string;
  checkout: Checkout;
};
export type CompetitionEntry = {
  competitor: {
    name: string;
    birthDate: string;
    email: string;
    phone: string;
  };
  guardian?:
    | {
        name: string;
        email: string;
        phone: string;
      }
    | undefined;
  instrument:
    "piano" | "violin" | "classical_guitar" | "trumpet" | "contemporary_guitar";
  band: "0-1" | "1-3" | "3+" | "0-2" | "2-4" | "1-2" | "2-3" | "3-4+";
  grade: number;
  pieces: {
    A: string;
    B: string;
  };
  teacher?: string | undefined;
  school?: string | undefined;
  sharesReport?: boolean | undefined;
  needsAccompanist?: boolean | undefined;
  papers?:
    | {
        proofOfAge?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
        picture?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
        recording?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
        recordingLink?: string | undefined;
        certificate?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
      }
    | undefined;
  method: "card" | "mobile_money";
  seenTotal?: number | undefined;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type CompetitionEntryDetails = {
  competitor: {
    name: string;
    birthDate: string;
    email: string;
    phone: string;
  };
  guardian?:
    | {
        name: string;
        email: string;
        phone: string;
      }
    | undefined;
  instrument:
    "piano" | "violin" | "classical_guitar" | "trumpet" | "contemporary_guitar";
  band: "0-1" | "1-3" | "3+" | "0-2" | "2-4" | "1-2" | "2-3" | "3-4+";
  grade: number;
  pieces: {
    A: string;
    B: string;
  };
  teacher?: string | undefined;
  school?: string | undefined;
  sharesReport?: boolean | undefined;
  needsAccompanist?: boolean | undefined;
  papers?:
    | {
        proofOfAge?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
        picture?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
        recording?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
        recordingLink?: string | undefined;
        certificate?:
          | ({
              id: string;
              ticket: string;
              name: string;
              size: number;
            } | null)
          | undefined;
      }
    | undefined;
};
export type EntryReport = {
  /** Null until the results are published; there is nothing to read before */
  publishedAt: string | null;
  /** Those that the competitor was heard in */
  rounds: {
    round: "round1" | "round2" | "final";
    /** Hundredths of a point, the mean of the jury */
    total: number;
    /** Of the jury, without saying who wrote them */
    words: string[];
  }[];
  certificate: {
    name: string;
    /** Null for somebody who took part */
    place: number | null;
    date: string;
  } | null;
};
export type EntryFeePayment = {
  method: "card" | "mobile_money";
  seenTotal?: number | undefined;
};
export type EntryPaperSent = {
  kind: "proof_of_age" | "picture" | "recording" | "certificate";
  file?:
    | ({
        id: string;
        ticket: string;
        name: string;
        size: number;
      } | null)
    | undefined;
  link?: string | undefined;
};
export type EntryConsentRequest = {
  guardian?:
    | {
        name: string;
        email: string;
        phone: string;
      }
    | undefined;
};
export type EntryLinksRequest = {
  email: string;
  leaveEmpty?: string | undefined;
  website?: string | undefined;
};
export type ConsentAsked = {
  number: string;
  competitor: string;
  guardian: string;
  instrument: string;
  band: string;
  until: string;
};
export type ConsentLink = {
  token: string;
};
export type GuardianConsent = {
  token: string;
  name: string;
  agrees: true;
  pictures?:
    | {
        agrees: boolean;
        version: number;
      }
    | undefined;
};
export type PublicationKind =
  "round2_lineup" | "round3_update" | "results" | "awards";
export type PublishedGroup = {
  instrument: string;
  band: string;
  entries: {
    number: string;
    /** First name and initial of who is under 18 */
    name: string;
    place: number | null;
    pieces: {
      A: EntryPiece;
      B: EntryPiece;
    };
  }[];
};
export type Publication = {
  kind: PublicationKind;
  /** Null while nothing is published */
  publishedAt: string | null;
  note: string | null;
  groups: PublishedGroup[];
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  confirmPayment: injectedRtkApi.endpoints.competitionConfirmPayment,
  getAuditionSlots: injectedRtkApi.endpoints.competitionGetAuditionSlots,
  putAuditionHold: injectedRtkApi.endpoints.competitionPutAuditionHold,
  getAuditionHold: injectedRtkApi.endpoints.competitionGetAuditionHold,
  releaseAuditionHold: injectedRtkApi.endpoints.competitionReleaseAuditionHold,
  waitForAuditionSlot: injectedRtkApi.endpoints.competitionWaitForAuditionSlot,
  leaveAuditionWaiting: injectedRtkApi.endpoints.competitionLeaveAuditionWaiting,
  keepEntryDraft: injectedRtkApi.endpoints.competitionKeepEntryDraft,
  getEntryDraft: injectedRtkApi.endpoints.competitionGetEntryDraft,
  changeEntryDraft: injectedRtkApi.endpoints.competitionChangeEntryDraft,
  dropEntryDraft: injectedRtkApi.endpoints.competitionDropEntryDraft,
  sendCompetitionEntry: injectedRtkApi.endpoints.competitionSendCompetitionEntry,
  getCompetitionEntry: injectedRtkApi.endpoints.competitionGetCompetitionEntry,
  handInCompetitionEntry: injectedRtkApi.endpoints.competitionHandInCompetitionEntry,
  withdrawCompetitionEntry: injectedRtkApi.endpoints.competitionWithdrawCompetitionEntry,
  getEntryReport: injectedRtkApi.endpoints.competitionGetEntryReport,
  payEntryFee: injectedRtkApi.endpoints.competitionPayEntryFee,
  addEntryPaper: injectedRtkApi.endpoints.competitionAddEntryPaper,
  chooseEntrySlot: injectedRtkApi.endpoints.competitionChooseEntrySlot,
  askEntryConsentAgain: injectedRtkApi.endpoints.competitionAskEntryConsentAgain,
  mailEntryLinks: injectedRtkApi.endpoints.competitionMailEntryLinks,
  readCompetitionConsent: injectedRtkApi.endpoints.competitionReadCompetitionConsent,
  giveCompetitionConsent: injectedRtkApi.endpoints.competitionGiveCompetitionConsent,
  getPublication: injectedRtkApi.endpoints.competitionGetPublication,
};
export const {
  useCompetitionConfirmPaymentMutation: useConfirmPaymentMutation,
  useCompetitionGetAuditionSlotsQuery: useGetAuditionSlotsQuery,
  useLazyCompetitionGetAuditionSlotsQuery: useLazyGetAuditionSlotsQuery,
  useCompetitionPutAuditionHoldMutation: usePutAuditionHoldMutation,
  useCompetitionGetAuditionHoldQuery: useGetAuditionHoldQuery,
  useLazyCompetitionGetAuditionHoldQuery: useLazyGetAuditionHoldQuery,
  useCompetitionReleaseAuditionHoldMutation: useReleaseAuditionHoldMutation,
  useCompetitionWaitForAuditionSlotMutation: useWaitForAuditionSlotMutation,
  useCompetitionLeaveAuditionWaitingMutation: useLeaveAuditionWaitingMutation,
  useCompetitionKeepEntryDraftMutation: useKeepEntryDraftMutation,
  useCompetitionGetEntryDraftQuery: useGetEntryDraftQuery,
  useLazyCompetitionGetEntryDraftQuery: useLazyGetEntryDraftQuery,
  useCompetitionChangeEntryDraftMutation: useChangeEntryDraftMutation,
  useCompetitionDropEntryDraftMutation: useDropEntryDraftMutation,
  useCompetitionSendCompetitionEntryMutation: useSendCompetitionEntryMutation,
  useCompetitionGetCompetitionEntryQuery: useGetCompetitionEntryQuery,
  useLazyCompetitionGetCompetitionEntryQuery: useLazyGetCompetitionEntryQuery,
  useCompetitionHandInCompetitionEntryMutation: useHandInCompetitionEntryMutation,
  useCompetitionWithdrawCompetitionEntryMutation: useWithdrawCompetitionEntryMutation,
  useCompetitionGetEntryReportQuery: useGetEntryReportQuery,
  useLazyCompetitionGetEntryReportQuery: useLazyGetEntryReportQuery,
  useCompetitionPayEntryFeeMutation: usePayEntryFeeMutation,
  useCompetitionAddEntryPaperMutation: useAddEntryPaperMutation,
  useCompetitionChooseEntrySlotMutation: useChooseEntrySlotMutation,
  useCompetitionAskEntryConsentAgainMutation: useAskEntryConsentAgainMutation,
  useCompetitionMailEntryLinksMutation: useMailEntryLinksMutation,
  useCompetitionReadCompetitionConsentMutation: useReadCompetitionConsentMutation,
  useCompetitionGiveCompetitionConsentMutation: useGiveCompetitionConsentMutation,
  useCompetitionGetPublicationQuery: useGetPublicationQuery,
  useLazyCompetitionGetPublicationQuery: useLazyGetPublicationQuery,
} = injectedRtkApi;
