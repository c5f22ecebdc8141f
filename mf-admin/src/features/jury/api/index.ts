import { rounds } from '@school/shared/competition';
import { juryEntryList, storeOwnScore } from '../../../kit/competition/api';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const one = (entryId: string) => ({ type: 'JuryEntry', id: entryId }) as const;

generatedApi.enhanceEndpoints({
  addTagTypes: ['JuryEntry'],
  endpoints: {
    adminGetJuryEntry: { providesTags: (_, __, { entryId }) => [one(entryId)] },
    adminGiveJuryScore: {
      // Shows the API's response at once, so that the form is not empty in between.
      onQueryStarted: async ({ entryId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined); // The caller reports the failure.
        if (!answer) return;
        const { mine } = answer.data;
        void dispatch(generatedApi.util.upsertQueryData('adminGetJuryEntry', { entryId }, answer.data));
        for (const round of rounds) dispatch(storeOwnScore(round, entryId, mine));
      },
    },
    adminRecuseFromEntry: { invalidatesTags: (_, __, { entryId }) => [juryEntryList, one(entryId)] },
  },
});
