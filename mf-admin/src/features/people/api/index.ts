import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const erasures = { type: 'Erasures', id: 'LIST' } as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['Erasures'],
  endpoints: {
    adminListErasures: { providesTags: [erasures] },
    adminErasePerson: { invalidatesTags: [erasures] },
  },
});
