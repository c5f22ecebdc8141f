import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['Project'],
  endpoints: {
    adminListProjects: {
      providesTags: (projects = []) => [
        { type: 'Project', id: 'LIST' },
        ...projects.map(({ slug }) => ({ type: 'Project' as const, id: slug })),
      ],
    },
    adminChangeProject: { invalidatesTags: (_, __, { slug }) => [{ type: 'Project', id: slug }] },
  },
});
