import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const views = { type: 'SavedView', id: 'LIST' } as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['SavedView'],
  endpoints: {
    adminListSavedViews: { providesTags: [views] },
    adminSaveView: { invalidatesTags: [views] },
    adminDropView: { invalidatesTags: [views] },
  },
});
