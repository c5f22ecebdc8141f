import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListJurors: build.query<
      AdminListJurorsApiResponse,
      AdminListJurorsApiArg
    >({
      query: () => ({ url: `/staff/competition/jurors` }),
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
export type AdminListJurorsApiResponse = /** status 200 The members */ Juror[];
export type AdminListJurorsApiArg = void;
export type AdminGetCompetitionStandingsApiResponse =
  /** status 200 The standings */ CompetitionStandings;
export type AdminGetCompetitionStandingsApiArg = {
  round: CompetitionRound;
};
export type Juror = {
  /** The account */
  id: string;
  name: string;
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
  getCompetitionStandings: injectedRtkApi.endpoints.adminGetCompetitionStandings,
};
export const {
  useAdminListJurorsQuery: useListJurorsQuery,
  useLazyAdminListJurorsQuery: useLazyListJurorsQuery,
  useAdminGetCompetitionStandingsQuery: useGetCompetitionStandingsQuery,
  useLazyAdminGetCompetitionStandingsQuery: useLazyGetCompetitionStandingsQuery,
} = injectedRtkApi;
