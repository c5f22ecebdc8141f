import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetAuditionSlots: build.query<
      AdminGetAuditionSlotsApiResponse,
      AdminGetAuditionSlotsApiArg
    >({
      query: () => ({ url: `/competition/slots` }),
    }),
    adminListPublications: build.query<
      AdminListPublicationsApiResponse,
      AdminListPublicationsApiArg
    >({
      query: () => ({ url: `/staff/competition/publications` }),
    }),
    adminPreviewPublication: build.query<
      AdminPreviewPublicationApiResponse,
      AdminPreviewPublicationApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/publications/${encodeURIComponent(String(queryArg.kind))}/preview`,
      }),
    }),
    adminPublishCompetition: build.mutation<
      AdminPublishCompetitionApiResponse,
      AdminPublishCompetitionApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/publications/${encodeURIComponent(String(queryArg.kind))}`,
        method: "PUT",
        body: queryArg.publicationWish,
      }),
    }),
    adminUnpublishCompetition: build.mutation<
      AdminUnpublishCompetitionApiResponse,
      AdminUnpublishCompetitionApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/publications/${encodeURIComponent(String(queryArg.kind))}`,
        method: "DELETE",
      }),
    }),
    adminListCompetitionEntries: build.query<
      AdminListCompetitionEntriesApiResponse,
      AdminListCompetitionEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries`,
        params: {
          search: queryArg.search,
          instrument: queryArg.instrument,
          band: queryArg.band,
          state: queryArg.state,
          fee: queryArg.fee,
          consent: queryArg.consent,
          papers: queryArg.papers,
          audition: queryArg.audition,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          order: queryArg.order,
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminTypeInCompetitionEntry: build.mutation<
      AdminTypeInCompetitionEntryApiResponse,
      AdminTypeInCompetitionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries`,
        method: "POST",
        body: queryArg.typedInEntry,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminGetCompetitionEntryDetail: build.query<
      AdminGetCompetitionEntryDetailApiResponse,
      AdminGetCompetitionEntryDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries/${encodeURIComponent(String(queryArg.entryId))}`,
      }),
    }),
    adminMoveCompetitionEntries: build.mutation<
      AdminMoveCompetitionEntriesApiResponse,
      AdminMoveCompetitionEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries/bulk`,
        method: "POST",
        body: queryArg.entryBulkMove,
      }),
    }),
    adminMoveCompetitionEntry: build.mutation<
      AdminMoveCompetitionEntryApiResponse,
      AdminMoveCompetitionEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries/${encodeURIComponent(String(queryArg.entryId))}/moves`,
        method: "POST",
        body: queryArg.entryMove,
      }),
    }),
    adminMoveEntrySlot: build.mutation<
      AdminMoveEntrySlotApiResponse,
      AdminMoveEntrySlotApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries/${encodeURIComponent(String(queryArg.entryId))}/slot`,
        method: "PUT",
        body: queryArg.auditionWish,
      }),
    }),
    adminReceiveEntryAtOffice: build.mutation<
      AdminReceiveEntryAtOfficeApiResponse,
      AdminReceiveEntryAtOfficeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/entries/${encodeURIComponent(String(queryArg.entryId))}/received`,
        method: "POST",
        body: queryArg.entryReceived,
      }),
    }),
    adminListStaffAuditionSlots: build.query<
      AdminListStaffAuditionSlotsApiResponse,
      AdminListStaffAuditionSlotsApiArg
    >({
      query: () => ({ url: `/staff/competition/slots` }),
    }),
    adminBlockAuditionSlot: build.mutation<
      AdminBlockAuditionSlotApiResponse,
      AdminBlockAuditionSlotApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/slots/${encodeURIComponent(String(queryArg.slot))}`,
        method: "PATCH",
        body: queryArg.auditionSlotChange,
      }),
    }),
    adminGetCompetitionSettings: build.query<
      AdminGetCompetitionSettingsApiResponse,
      AdminGetCompetitionSettingsApiArg
    >({
      query: () => ({ url: `/staff/competition/settings` }),
    }),
    adminChangeCompetitionSettings: build.mutation<
      AdminChangeCompetitionSettingsApiResponse,
      AdminChangeCompetitionSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/settings`,
        method: "PATCH",
        body: queryArg.competitionSettingsChange,
      }),
    }),
    adminListCompetitionAnnouncements: build.query<
      AdminListCompetitionAnnouncementsApiResponse,
      AdminListCompetitionAnnouncementsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/announcements`,
        params: {
          page: queryArg.page,
          perPage: queryArg.perPage,
        },
      }),
    }),
    adminSendCompetitionAnnouncement: build.mutation<
      AdminSendCompetitionAnnouncementApiResponse,
      AdminSendCompetitionAnnouncementApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/announcements`,
        method: "POST",
        body: queryArg.competitionAnnouncement,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    adminPreviewCompetitionAnnouncement: build.mutation<
      AdminPreviewCompetitionAnnouncementApiResponse,
      AdminPreviewCompetitionAnnouncementApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/announcements/preview`,
        method: "POST",
        body: queryArg.competitionAnnouncement,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetAuditionSlotsApiResponse =
  /** status 200 The board */ AuditionBoard;
export type AdminGetAuditionSlotsApiArg = void;
export type AdminListPublicationsApiResponse =
  /** status 200 The publications */ PlannedPublication[];
export type AdminListPublicationsApiArg = void;
export type AdminPreviewPublicationApiResponse =
  /** status 200 The preview */ Publication;
export type AdminPreviewPublicationApiArg = {
  kind: PublicationKind;
};
export type AdminPublishCompetitionApiResponse =
  /** status 200 What will be shown, and when */ PlannedPublication;
export type AdminPublishCompetitionApiArg = {
  kind: PublicationKind;
  publicationWish: PublicationWish;
};
export type AdminUnpublishCompetitionApiResponse = unknown;
export type AdminUnpublishCompetitionApiArg = {
  kind: PublicationKind;
};
export type AdminListCompetitionEntriesApiResponse =
  /** status 200 The entries */ CompetitionEntryList;
export type AdminListCompetitionEntriesApiArg = {
  search?: string;
  instrument?:
    "piano" | "violin" | "classical_guitar" | "trumpet" | "contemporary_guitar";
  band?: "0-1" | "1-3" | "3+" | "0-2" | "2-4" | "1-2" | "2-3" | "3-4+";
  /** One or several, with commas */
  state?: string;
  /** One or several, with commas */
  fee?: string;
  /** One or several, with commas */
  consent?: string;
  papers?: "complete" | "missing";
  audition?: "given" | "none";
  /** The first day, in UTC */
  from?: string;
  /** The last day, in UTC; not before the first */
  to?: string;
  sort?: "createdAt" | "number" | "name" | "slot";
  order?: "asc" | "desc";
  page?: number;
  perPage?: number;
};
export type AdminTypeInCompetitionEntryApiResponse =
  /** status 201 The entry */ CompetitionEntryDetail;
export type AdminTypeInCompetitionEntryApiArg = {
  "idempotency-key": string;
  typedInEntry: TypedInEntry;
};
export type AdminGetCompetitionEntryDetailApiResponse =
  /** status 200 The entry */ CompetitionEntryDetail;
export type AdminGetCompetitionEntryDetailApiArg = {
  entryId: string;
};
export type AdminMoveCompetitionEntriesApiResponse =
  /** status 200 What became of them */ BulkResult;
export type AdminMoveCompetitionEntriesApiArg = {
  entryBulkMove: EntryBulkMove;
};
export type AdminMoveCompetitionEntryApiResponse =
  /** status 200 The entry */ CompetitionEntryDetail;
export type AdminMoveCompetitionEntryApiArg = {
  entryId: string;
  entryMove: EntryMove;
};
export type AdminMoveEntrySlotApiResponse =
  /** status 200 The entry */ CompetitionEntryDetail;
export type AdminMoveEntrySlotApiArg = {
  entryId: string;
  auditionWish: AuditionWish;
};
export type AdminReceiveEntryAtOfficeApiResponse =
  /** status 200 The entry */ CompetitionEntryDetail;
export type AdminReceiveEntryAtOfficeApiArg = {
  entryId: string;
  entryReceived: EntryReceived;
};
export type AdminListStaffAuditionSlotsApiResponse =
  /** status 200 The board */ StaffAuditionSlot[];
export type AdminListStaffAuditionSlotsApiArg = void;
export type AdminBlockAuditionSlotApiResponse =
  /** status 200 The board */ StaffAuditionSlot[];
export type AdminBlockAuditionSlotApiArg = {
  slot: string;
  auditionSlotChange: AuditionSlotChange;
};
export type AdminGetCompetitionSettingsApiResponse =
  /** status 200 The settings */ CompetitionSettings;
export type AdminGetCompetitionSettingsApiArg = void;
export type AdminChangeCompetitionSettingsApiResponse =
  /** status 200 The settings */ CompetitionSettings;
export type AdminChangeCompetitionSettingsApiArg = {
  competitionSettingsChange: CompetitionSettingsChange;
};
export type AdminListCompetitionAnnouncementsApiResponse =
  /** status 200 What was sent */ SentAnnouncementList;
export type AdminListCompetitionAnnouncementsApiArg = {
  page?: number;
  perPage?: number;
};
export type AdminSendCompetitionAnnouncementApiResponse =
  /** status 201 On its way */ {
    entries: number;
  };
export type AdminSendCompetitionAnnouncementApiArg = {
  "idempotency-key": string;
  competitionAnnouncement: CompetitionAnnouncement;
};
export type AdminPreviewCompetitionAnnouncementApiResponse =
  /** status 200 The preview */ AnnouncementPreview;
export type AdminPreviewCompetitionAnnouncementApiArg = {
  competitionAnnouncement: CompetitionAnnouncement;
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
export type PublicationKind =
  "round2_lineup" | "round3_update" | "results" | "awards";
export type EntryPiece = {
  id: string;
  title: string;
  composer: string;
};
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
export type PlannedPublication = Publication & {
  /** When it is shown to everybody; null for none */
  publishAt: string | null;
  actor: string | null;
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
export type PublicationWish = {
  /** Now by default */
  publishAt?: string | undefined;
  note?: string | undefined;
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
export type EntryFeeState = "due" | "pending" | "paid" | "refunded" | "none";
export type EntryConsentState = "not_needed" | "waiting" | "given";
export type EntryPaperKind =
  "proof_of_age" | "picture" | "recording" | "certificate";
export type CompetitionEntryRow = {
  id: string;
  number: string;
  state: CompetitionEntryStateName;
  reached:
    | ("round1" | "round2" | "final" | null)
    | ("round1" | "round2" | "final" | null);
  place: number | null;
  name: string;
  birthDate: string;
  isMinor: boolean;
  email: string;
  phone: string;
  instrument: string;
  band: string;
  fee: EntryFeeState;
  consent: EntryConsentState;
  missing: EntryPaperKind[];
  /** Id of the slot that is given */
  slot: string | null;
  createdAt: string;
};
export type CompetitionEntryList = {
  /** How many fit, as far as they are counted */
  total: number;
  /** Whether more fit than are counted */
  more: boolean;
  page: number;
  perPage: number;
  rows: CompetitionEntryRow[];
};
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
export type EntryMoveName =
  | "return"
  | "hand_in"
  | "accept"
  | "advance"
  | "place"
  | "drop"
  | "take_back"
  | "withdraw";
export type OrderState =
  "created" | "pending" | "paid" | "failed" | "expired" | "refunded";
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
export type CompetitionEntryDetail = CompetitionEntryRow & {
  entry: CompetitionEntryState & unknown;
  /** Opens the competitor’s own page */
  entryKey: string;
  papers: (EntryPaper & {
    /** Opens the file for an hour */
    url: string | null;
  })[];
  canMove: EntryMoveName[];
  history: {
    move: EntryMoveName;
    from: CompetitionEntryStateName;
    to: CompetitionEntryStateName;
    role: "competitor" | "staff";
    actor: string | null;
    words: string | null;
    at: string;
  }[];
  consentBy: string | null;
  /** Whether pictures may be published; null while no guardian has said so */
  pictures: {
    agrees: boolean;
    by: string;
    at: string;
    version: number;
  } | null;
  consentGivenAt: string | null;
  /** Who wrote down that the signed sheet came; null for the link of the mail */
  consentRecordedBy: string | null;
  typedInBy: string | null;
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
export type EntryReceived = {
  papers?:
    ("proof_of_age" | "picture" | "recording" | "certificate")[] | undefined;
  /** Who signed on paper */
  consentBy?: string | undefined;
  /** Paid at the office */
  fee?: true | undefined;
  /** What the guardian wrote about pictures of the competitor, whenever */
  pictures?:
    | {
        agrees: boolean;
        by: string;
      }
    | undefined;
};
export type TypedInEntry = {
  entry: CompetitionEntryDetails;
  slot?: string | undefined;
  received?: EntryReceived | undefined;
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
export type EntryBulkMove = {
  selection:
    | {
        ids: string[];
      }
    | {
        all: {
          search?: string | undefined;
          instrument?:
            | (
                | "piano"
                | "violin"
                | "classical_guitar"
                | "trumpet"
                | "contemporary_guitar"
              )
            | undefined;
          band?:
            | ("0-1" | "1-3" | "3+" | "0-2" | "2-4" | "1-2" | "2-3" | "3-4+")
            | undefined;
          /** One or several, with commas */
          state?: string | undefined;
          /** One or several, with commas */
          fee?: string | undefined;
          /** One or several, with commas */
          consent?: string | undefined;
          papers?: ("complete" | "missing") | undefined;
          audition?: ("given" | "none") | undefined;
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
  /** `next` of the step before: what comes after it is meant */
  after?: string | undefined;
  move: "accept" | "return" | "withdraw";
  /** For the competitors, of a return */
  words?: string | undefined;
};
export type EntryMove = {
  move: EntryMoveName;
  words?: string | undefined;
  place?: number | undefined;
  /** Pay the fee back with a withdrawal */
  refund?: boolean | undefined;
};
export type AuditionWish = {
  slot: string;
};
export type StaffAuditionSlot = AuditionSlot & {
  isBlocked: boolean;
  taken: {
    state: "held" | "given";
    entryId: string | null;
    number: string | null;
    name: string | null;
    instrument: string | null;
    band: string | null;
  } | null;
};
export type AuditionSlotChange = {
  isBlocked: boolean;
};
export type CompetitionSettings = {
  isOpen: boolean;
  /** The jury knows competitors by number alone */
  isBlind: boolean;
  opensAt: string | null;
  closesAt: string | null;
  movesUntil: string | null;
};
export type CompetitionSettingsChange = {
  isOpen?: boolean | undefined;
  /** The jury knows competitors by number alone */
  isBlind?: boolean | undefined;
  opensAt?: (string | null) | undefined;
  closesAt?: (string | null) | undefined;
  movesUntil?: (string | null) | undefined;
};
export type AnnouncementFilter = {
  instrument?:
    | (
        | "piano"
        | "violin"
        | "classical_guitar"
        | "trumpet"
        | "contemporary_guitar"
      )
    | undefined;
  band?:
    ("0-1" | "1-3" | "3+" | "0-2" | "2-4" | "1-2" | "2-3" | "3-4+") | undefined;
  state?: CompetitionEntryStateName[] | undefined;
  fee?: EntryFeeState[] | undefined;
  consent?: EntryConsentState[] | undefined;
  papers?: ("complete" | "missing") | undefined;
  audition?: ("given" | "none") | undefined;
};
export type SentAnnouncement = {
  filter: AnnouncementFilter;
  subject: string;
  text: string;
  id: string;
  /** How many entries it went to */
  entries: number;
  /** Who sent it */
  actor: string;
  sentAt: string;
};
export type SentAnnouncementList = {
  total: number;
  page: number;
  perPage: number;
  rows: SentAnnouncement[];
};
export type CompetitionAnnouncement = {
  filter: AnnouncementFilter;
  subject: string;
  text: string;
};
export type AnnouncementPreview = {
  entries: number;
  recipients: {
    number: string;
    name: string;
    to: string[];
  }[];
  /** The mail as its first reader gets it */
  text: string;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getAuditionSlots: injectedRtkApi.endpoints.adminGetAuditionSlots,
  listPublications: injectedRtkApi.endpoints.adminListPublications,
  previewPublication: injectedRtkApi.endpoints.adminPreviewPublication,
  publishCompetition: injectedRtkApi.endpoints.adminPublishCompetition,
  unpublishCompetition: injectedRtkApi.endpoints.adminUnpublishCompetition,
  listCompetitionEntries: injectedRtkApi.endpoints.adminListCompetitionEntries,
  typeInCompetitionEntry: injectedRtkApi.endpoints.adminTypeInCompetitionEntry,
  getCompetitionEntryDetail: injectedRtkApi.endpoints.adminGetCompetitionEntryDetail,
  moveCompetitionEntries: injectedRtkApi.endpoints.adminMoveCompetitionEntries,
  moveCompetitionEntry: injectedRtkApi.endpoints.adminMoveCompetitionEntry,
  moveEntrySlot: injectedRtkApi.endpoints.adminMoveEntrySlot,
  receiveEntryAtOffice: injectedRtkApi.endpoints.adminReceiveEntryAtOffice,
  listStaffAuditionSlots: injectedRtkApi.endpoints.adminListStaffAuditionSlots,
  blockAuditionSlot: injectedRtkApi.endpoints.adminBlockAuditionSlot,
  getCompetitionSettings: injectedRtkApi.endpoints.adminGetCompetitionSettings,
  changeCompetitionSettings: injectedRtkApi.endpoints.adminChangeCompetitionSettings,
  listCompetitionAnnouncements: injectedRtkApi.endpoints.adminListCompetitionAnnouncements,
  sendCompetitionAnnouncement: injectedRtkApi.endpoints.adminSendCompetitionAnnouncement,
  previewCompetitionAnnouncement: injectedRtkApi.endpoints.adminPreviewCompetitionAnnouncement,
};
export const {
  useAdminGetAuditionSlotsQuery: useGetAuditionSlotsQuery,
  useLazyAdminGetAuditionSlotsQuery: useLazyGetAuditionSlotsQuery,
  useAdminListPublicationsQuery: useListPublicationsQuery,
  useLazyAdminListPublicationsQuery: useLazyListPublicationsQuery,
  useAdminPreviewPublicationQuery: usePreviewPublicationQuery,
  useLazyAdminPreviewPublicationQuery: useLazyPreviewPublicationQuery,
  useAdminPublishCompetitionMutation: usePublishCompetitionMutation,
  useAdminUnpublishCompetitionMutation: useUnpublishCompetitionMutation,
  useAdminListCompetitionEntriesQuery: useListCompetitionEntriesQuery,
  useLazyAdminListCompetitionEntriesQuery: useLazyListCompetitionEntriesQuery,
  useAdminTypeInCompetitionEntryMutation: useTypeInCompetitionEntryMutation,
  useAdminGetCompetitionEntryDetailQuery: useGetCompetitionEntryDetailQuery,
  useLazyAdminGetCompetitionEntryDetailQuery: useLazyGetCompetitionEntryDetailQuery,
  useAdminMoveCompetitionEntriesMutation: useMoveCompetitionEntriesMutation,
  useAdminMoveCompetitionEntryMutation: useMoveCompetitionEntryMutation,
  useAdminMoveEntrySlotMutation: useMoveEntrySlotMutation,
  useAdminReceiveEntryAtOfficeMutation: useReceiveEntryAtOfficeMutation,
  useAdminListStaffAuditionSlotsQuery: useListStaffAuditionSlotsQuery,
  useLazyAdminListStaffAuditionSlotsQuery: useLazyListStaffAuditionSlotsQuery,
  useAdminBlockAuditionSlotMutation: useBlockAuditionSlotMutation,
  useAdminGetCompetitionSettingsQuery: useGetCompetitionSettingsQuery,
  useLazyAdminGetCompetitionSettingsQuery: useLazyGetCompetitionSettingsQuery,
  useAdminChangeCompetitionSettingsMutation: useChangeCompetitionSettingsMutation,
  useAdminListCompetitionAnnouncementsQuery: useListCompetitionAnnouncementsQuery,
  useLazyAdminListCompetitionAnnouncementsQuery: useLazyListCompetitionAnnouncementsQuery,
  useAdminSendCompetitionAnnouncementMutation: useSendCompetitionAnnouncementMutation,
  useAdminPreviewCompetitionAnnouncementMutation: usePreviewCompetitionAnnouncementMutation,
} = injectedRtkApi;
