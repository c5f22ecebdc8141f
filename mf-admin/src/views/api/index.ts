import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['SavedView'],
  endpoints: {
    adminListSavedViews: { providesTags: [{ type: 'SavedView', id: 'LIST' }] },
    adminSaveView: { invalidatesTags: ['SavedView'] },
    adminDropView: { invalidatesTags: ['SavedView'] },
  },
});
