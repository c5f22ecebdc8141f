import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const list = { type: 'JuryEntry', id: 'LIST' } as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['JuryEntry'],
  endpoints: {
    adminListJuryEntries: { providesTags: [list] },
    adminGetJuryEntry: { providesTags: (_, __, { entryId }) => [{ type: 'JuryEntry', id: entryId }] },
    adminGiveJuryScore: {
      invalidatesTags: (_, __, { entryId }) => [list, { type: 'JuryEntry', id: entryId }],
    },
    adminRecuseFromEntry: {
      invalidatesTags: (_, __, { entryId }) => [list, { type: 'JuryEntry', id: entryId }],
    },
  },
});
