import { rounds } from '@school/shared/competition';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const list = { type: 'JuryEntry', id: 'LIST' } as const;
const one = (entryId: string) => ({ type: 'JuryEntry', id: entryId }) as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['JuryEntry'],
  endpoints: {
    adminListJuryEntries: { providesTags: [list] },
    adminGetJuryEntry: { providesTags: (_, __, { entryId }) => [one(entryId)] },
    adminGiveJuryScore: {
      // What the API answers is shown at once, so that the form does not stand empty in between.
      onQueryStarted: async ({ entryId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined); // said by the one who asked
        if (!answer) return;
        const { mine } = answer.data;
        void dispatch(generatedApi.util.upsertQueryData('adminGetJuryEntry', { entryId }, answer.data));
        for (const round of rounds) {
          const note = generatedApi.util.updateQueryData('adminListJuryEntries', { round }, (entries) =>
            entries.map((entry) => (entry.id === entryId ? { ...entry, mine } : entry)),
          );
          dispatch(note);
        }
      },
    },
    adminRecuseFromEntry: { invalidatesTags: (_, __, { entryId }) => [list, one(entryId)] },
  },
});
