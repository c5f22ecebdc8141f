import { recordTags } from '../../list/recordTags';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const correspondence = recordTags('Correspondence');
const entries = recordTags('MusicStudyEntry');

generatedApi.enhanceEndpoints({
  addTagTypes: ['Correspondence', 'MusicStudyEntry'],
  endpoints: {
    adminGetCorrespondence: { providesTags: correspondence.ofOpen },
    adminNoteEntry: { invalidatesTags: (_, __, { id }) => [correspondence.one(id)] },
    // An answer makes a new registration one in contact.
    adminAnswerEntry: {
      invalidatesTags: (_, __, { id }) => [correspondence.one(id), entries.one(id), entries.list],
    },
  },
});
