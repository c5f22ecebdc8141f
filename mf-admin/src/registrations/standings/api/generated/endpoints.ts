import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListJurors: build.query<
      AdminListJurorsApiResponse,
      AdminListJurorsApiArg
    >({
      query: () => ({ url: `/staff/competition/jurors` }),
    }),
    adminNameJuror: build.mutation<
      AdminNameJurorApiResponse,
      AdminNameJurorApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/jurors/${encodeURIComponent(String(queryArg.juror))}`,
        method: "PUT",
        body: queryArg.jurorGiven,
      }),
    }),
    adminGetCompetitionStandings: build.query<
      AdminGetCompetitionStandingsApiResponse,
      AdminGetCompetitionStandingsApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/standings/${encodeURIComponent(String(queryArg.round))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListJurorsApiResponse =
  /** status 200 The members, those without a name last */ Juror[];
export type AdminListJurorsApiArg = void;
export type AdminNameJurorApiResponse = /** status 200 The member */ Juror;
export type AdminNameJurorApiArg = {
  juror: string;
  jurorGiven: JurorGiven;
};
export type AdminGetCompetitionStandingsApiResponse =
  /** status 200 The standings */ CompetitionStandings;
export type AdminGetCompetitionStandingsApiArg = {
  round: CompetitionRound;
};
export type Juror = {
  /** The account */
  id: string;
  /** As the account’s access token tells */
  email: string | null;
  /** Null until staff set it */
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
export type JurorGiven = {
  name: string;
  /** The instruments that one judges, as staff set them */
  instruments: (
    "piano" | "violin" | "classical_guitar" | "trumpet" | "contemporary_guitar"
  )[];
};
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
export type EarlierJuryScore = {
  points: JuryPoints;
  total: number;
  words: string | null;
  changedAt: string;
};
export type CompetitionStanding = {
  id: string;
  number: string;
  name: string;
  /** In hundredths of a point, the mean of the jury */
  total: number | null;
  place: number | null;
  /** What broke a tie */
  brokenBy:
    | ("musicality" | "technique" | "accuracy" | "presence" | null)
    | ("musicality" | "technique" | "accuracy" | "presence" | null);
  /** A tie that nothing breaks */
  isShared: boolean;
  scores: (JuryScore & {
    /** Why it is left out of the total: the entry names the juror as the teacher, the juror has no name, or does not judge the entry */
    notCounted:
      | ("teacher" | "no_name" | "recused" | null)
      | ("teacher" | "no_name" | "recused" | null);
    /** What it was, the oldest first */
    earlier: EarlierJuryScore[];
  })[];
  recusals: {
    juror: string;
    jurorName: string | null;
    reason: string;
  }[];
};
export type CompetitionStandings = {
  instrument: string;
  band: string;
  entries: CompetitionStanding[];
}[];
export type CompetitionRound = "round1" | "round2" | "final";
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listJurors: injectedRtkApi.endpoints.adminListJurors,
  nameJuror: injectedRtkApi.endpoints.adminNameJuror,
  getCompetitionStandings: injectedRtkApi.endpoints.adminGetCompetitionStandings,
};
export const {
  useAdminListJurorsQuery: useListJurorsQuery,
  useLazyAdminListJurorsQuery: useLazyListJurorsQuery,
  useAdminNameJurorMutation: useNameJurorMutation,
  useAdminGetCompetitionStandingsQuery: useGetCompetitionStandingsQuery,
  useLazyAdminGetCompetitionStandingsQuery: useLazyGetCompetitionStandingsQuery,
} = injectedRtkApi;
