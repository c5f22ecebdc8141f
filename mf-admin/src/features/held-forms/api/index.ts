import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const forms = [{ type: 'HeldForm' as const, id: 'LIST' }];

generatedApi.enhanceEndpoints({
  addTagTypes: ['HeldForm'],
  endpoints: {
    adminListHeldForms: { providesTags: forms },
    adminReleaseHeldForm: { invalidatesTags: forms },
    adminDiscardHeldForm: { invalidatesTags: forms },
  },
});
