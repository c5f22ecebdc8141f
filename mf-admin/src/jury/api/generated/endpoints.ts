import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetOwnJuror: build.query<
      AdminGetOwnJurorApiResponse,
      AdminGetOwnJurorApiArg
    >({
      query: () => ({ url: `/jury/me` }),
    }),
    adminListJuryEntries: build.query<
      AdminListJuryEntriesApiResponse,
      AdminListJuryEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/jury/entries/by-round/${encodeURIComponent(String(queryArg.round))}`,
      }),
    }),
    adminGetJuryEntry: build.query<
      AdminGetJuryEntryApiResponse,
      AdminGetJuryEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/jury/entries/${encodeURIComponent(String(queryArg.entryId))}`,
      }),
    }),
    adminGiveJuryScore: build.mutation<
      AdminGiveJuryScoreApiResponse,
      AdminGiveJuryScoreApiArg
    >({
      query: (queryArg) => ({
        url: `/jury/entries/${encodeURIComponent(String(queryArg.entryId))}/score`,
        method: "PUT",
        body: queryArg.juryScoreGiven,
      }),
    }),
    adminRecuseFromEntry: build.mutation<
      AdminRecuseFromEntryApiResponse,
      AdminRecuseFromEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/jury/entries/${encodeURIComponent(String(queryArg.entryId))}/recusal`,
        method: "PUT",
        body: queryArg.juryRecusal,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetOwnJurorApiResponse = /** status 200 The member */ OwnJuror;
export type AdminGetOwnJurorApiArg = void;
export type AdminListJuryEntriesApiResponse =
  /** status 200 The entries */ JuryEntry[];
export type AdminListJuryEntriesApiArg = {
  round: CompetitionRound;
};
export type AdminGetJuryEntryApiResponse =
  /** status 200 The entry */ JuryEntryDetail;
export type AdminGetJuryEntryApiArg = {
  entryId: string;
};
export type AdminGiveJuryScoreApiResponse =
  /** status 200 The entry */ JuryEntryDetail;
export type AdminGiveJuryScoreApiArg = {
  entryId: string;
  juryScoreGiven: JuryScoreGiven;
};
export type AdminRecuseFromEntryApiResponse =
  /** status 200 The entry */ JuryEntryDetail;
export type AdminRecuseFromEntryApiArg = {
  entryId: string;
  juryRecusal: JuryRecusal;
};
export type OwnJuror = {
  /** False for accounts of staff, which only look */
  isJuror: boolean;
  /** As staff set it; without one, one cannot score */
  name: string | null;
  /** The instruments that one judges, as staff set them */
  instruments: (
    "piano" | "violin" | "classical_guitar" | "trumpet" | "contemporary_guitar"
  )[];
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
export type EntryPiece = {
  id: string;
  title: string;
  composer: string;
};
export type JuryEntry = {
  id: string;
  number: string;
  /** Null while the jury listens blind */
  name: string | null;
  instrument: string;
  band: string;
  pieces: {
    A: EntryPiece;
    B: EntryPiece;
  };
  slot: string | null;
  mine: "open" | "scored" | "recused";
};
export type CompetitionRound = "round1" | "round2" | "final";
export type JuryPoints = {
  musicality: number;
  technique: number;
  accuracy: number;
  presence: number;
};
export type JuryScore = {
  juror: string;
  jurorName: string | null;
  points: JuryPoints;
  /** In hundredths of a point */
  total: number;
  words: string | null;
  revision: number;
  /** How often it was changed */
  changes: number;
  scoredAt: string;
} | null;
export type JuryEntryDetail = JuryEntry & {
  score: JuryScore;
  /** Null until one’s own is in, and for who does not judge */
  others: JuryScore[] | null;
};
export type JuryScoreGiven = {
  round?: (CompetitionRound & unknown) | undefined;
  points: JuryPoints;
  words?: string | undefined;
  /** Of the score that is changed; 0 for the first */
  revision: number;
};
export type JuryRecusal = {
  reason: string;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getOwnJuror: injectedRtkApi.endpoints.adminGetOwnJuror,
  listJuryEntries: injectedRtkApi.endpoints.adminListJuryEntries,
  getJuryEntry: injectedRtkApi.endpoints.adminGetJuryEntry,
  giveJuryScore: injectedRtkApi.endpoints.adminGiveJuryScore,
  recuseFromEntry: injectedRtkApi.endpoints.adminRecuseFromEntry,
};
export const {
  useAdminGetOwnJurorQuery: useGetOwnJurorQuery,
  useLazyAdminGetOwnJurorQuery: useLazyGetOwnJurorQuery,
  useAdminListJuryEntriesQuery: useListJuryEntriesQuery,
  useLazyAdminListJuryEntriesQuery: useLazyListJuryEntriesQuery,
  useAdminGetJuryEntryQuery: useGetJuryEntryQuery,
  useLazyAdminGetJuryEntryQuery: useLazyGetJuryEntryQuery,
  useAdminGiveJuryScoreMutation: useGiveJuryScoreMutation,
  useAdminRecuseFromEntryMutation: useRecuseFromEntryMutation,
} = injectedRtkApi;
