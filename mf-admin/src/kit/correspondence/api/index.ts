import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const correspondence = recordTags('Correspondence');
const entries = recordTags('MusicStudyEntry');

generatedApi.enhanceEndpoints({
  addTagTypes: ['Correspondence', 'MusicStudyEntry'],
  endpoints: {
    adminGetCorrespondence: { providesTags: correspondence.ofOpen },
    adminNoteEntry: { invalidatesTags: (_, __, { id }) => [correspondence.one(id)] },
    // An answer changes the status of a new registration to "Contacted".
    adminAnswerEntry: {
      invalidatesTags: (_, __, { id }) => [correspondence.one(id), entries.one(id), entries.list],
    },
  },
});
