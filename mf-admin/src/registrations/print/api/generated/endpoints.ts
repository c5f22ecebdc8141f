import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGetProgramme: build.query<
      AdminGetProgrammeApiResponse,
      AdminGetProgrammeApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/competition/programmes/${encodeURIComponent(String(queryArg.round))}`,
      }),
    }),
    adminListCompetitionCertificates: build.query<
      AdminListCompetitionCertificatesApiResponse,
      AdminListCompetitionCertificatesApiArg
    >({
      query: () => ({ url: `/staff/competition/certificates` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminGetProgrammeApiResponse =
  /** status 200 The programme */ ProgrammeEntry[];
export type AdminGetProgrammeApiArg = {
  round: CompetitionRound;
};
export type AdminListCompetitionCertificatesApiResponse =
  /** status 200 The certificates */ CompetitionCertificate[];
export type AdminListCompetitionCertificatesApiArg = void;
export type EntryPiece = {
  id: string;
  title: string;
  composer: string;
};
export type ProgrammeEntry = {
  id: string;
  number: string;
  /** First name and initial of who is under 18 */
  name: string;
  instrument: string;
  band: string;
  pieces: {
    A: EntryPiece;
    B: EntryPiece;
  };
  /** Of the audition, which is the first round’s */
  slot: string | null;
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
export type CompetitionRound = "round1" | "round2" | "final";
export type CompetitionCertificate = {
  id: string;
  number: string;
  name: string;
  instrument: string;
  band: string;
  round: CompetitionRound & unknown;
  /** Null for who took part */
  place: number | null;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  getProgramme: injectedRtkApi.endpoints.adminGetProgramme,
  listCompetitionCertificates: injectedRtkApi.endpoints.adminListCompetitionCertificates,
};
export const {
  useAdminGetProgrammeQuery: useGetProgrammeQuery,
  useLazyAdminGetProgrammeQuery: useLazyGetProgrammeQuery,
  useAdminListCompetitionCertificatesQuery: useListCompetitionCertificatesQuery,
  useLazyAdminListCompetitionCertificatesQuery: useLazyListCompetitionCertificatesQuery,
} = injectedRtkApi;
