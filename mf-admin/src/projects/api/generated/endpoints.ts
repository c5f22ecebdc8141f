import { baseApi as api } from "@school/shared/api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminListProjects: build.query<
      AdminListProjectsApiResponse,
      AdminListProjectsApiArg
    >({
      query: () => ({ url: `/projects` }),
    }),
    adminChangeProject: build.mutation<
      AdminChangeProjectApiResponse,
      AdminChangeProjectApiArg
    >({
      query: (queryArg) => ({
        url: `/staff/projects/${encodeURIComponent(String(queryArg.slug))}`,
        method: "PATCH",
        body: queryArg.projectChange,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type AdminListProjectsApiResponse =
  /** status 200 Projects and assets */ Project[];
export type AdminListProjectsApiArg = void;
export type AdminChangeProjectApiResponse =
  /** status 200 As it is now */ Project;
export type AdminChangeProjectApiArg = {
  slug: string;
  projectChange: ProjectChange;
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
export type ProjectChange = {
  isOpen: boolean;
};
/** The endpoints by the operations that they ask. */
export const endpoints = {
  listProjects: injectedRtkApi.endpoints.adminListProjects,
  changeProject: injectedRtkApi.endpoints.adminChangeProject,
};
export const {
  useAdminListProjectsQuery: useListProjectsQuery,
  useLazyAdminListProjectsQuery: useLazyListProjectsQuery,
  useAdminChangeProjectMutation: useChangeProjectMutation,
} = injectedRtkApi;
