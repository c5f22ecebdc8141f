import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const touched = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  { type: 'Correspondence' as const, id },
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['Correspondence', 'MusicStudyEntry'],
  endpoints: {
    adminGetCorrespondence: {
      providesTags: (_, __, { id }) => [
        { type: 'Correspondence', id },
        { type: 'Correspondence', id: 'OPEN' },
      ],
    },
    adminNoteEntry: { invalidatesTags: touched },
    // Somebody new is in contact once they were answered.
    adminAnswerEntry: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'Correspondence', id },
        { type: 'MusicStudyEntry', id },
        { type: 'MusicStudyEntry', id: 'LIST' },
      ],
    },
  },
});
