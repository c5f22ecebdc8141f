import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const jurors = { type: 'Juror', id: 'LIST' } as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['Juror'],
  endpoints: {
    adminListJurors: { providesTags: [jurors] },
    adminNameJuror: { invalidatesTags: [jurors] },
  },
});
