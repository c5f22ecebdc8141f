import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['SavedView'],
  endpoints: {
    adminListSavedViews: { providesTags: ['SavedView'] },
    adminSaveView: { invalidatesTags: ['SavedView'] },
    adminDropView: { invalidatesTags: ['SavedView'] },
  },
});
