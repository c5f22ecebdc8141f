import { baseApi as api } from "../base-api";
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
    getCounts: build.query<GetCountsApiResponse, GetCountsApiArg>({
      query: () => ({ url: `/stats/counts` }),
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
export type JoinCommunityApiResponse = /** status 201 Joined */ {
  status: "joined";
};
export type JoinCommunityApiArg = {
  communityJoin: CommunityJoin;
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
export type GetCountsApiResponse = /** status 200 The counts */ Counts;
export type GetCountsApiArg = void;
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
export type Counts = {
  /** People in the community */
  members: number;
  /** Projects and assets */
  projects: number;
  /** Projects and assets that can be given to */
  openProjects: number;
  /** Raised in all, in pesewas */
  raised: number;
};
export type Me = {
  id: string;
  roles: string[];
  staff: boolean;
};
