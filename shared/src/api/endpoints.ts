import { generatedApi } from './generated/endpoints';

/** The generated endpoints with what each one shows and changes. */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    listProjects: {
      providesTags: (projects = []) => [
        { type: 'Project', id: 'LIST' },
        ...projects.map(({ slug }) => ({ type: 'Project' as const, id: slug })),
      ],
    },
    getProject: { providesTags: (_, __, { slug }) => [{ type: 'Project', id: slug }] },
    getCounts: { providesTags: [{ type: 'Counts', id: 'LIST' }] },
    getMe: { providesTags: [{ type: 'Me', id: 'LIST' }] },
    joinCommunity: { invalidatesTags: [{ type: 'Counts', id: 'LIST' }] },
  },
});

export const {
  useGetConfigQuery,
  useGetCountsQuery,
  useGetMeQuery,
  useGetProjectQuery,
  useJoinCommunityMutation,
  useListProjectsQuery,
} = api;
