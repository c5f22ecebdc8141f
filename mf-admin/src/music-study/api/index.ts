import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

generatedApi.enhanceEndpoints({
  addTagTypes: ['MusicStudyEntry', 'TrialTime'],
  endpoints: {
    adminListMusicStudyEntries: {
      providesTags: (list) => [
        { type: 'MusicStudyEntry', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'MusicStudyEntry' as const, id })),
      ],
    },
    adminGetMusicStudyEntry: { providesTags: (_, __, { id }) => [{ type: 'MusicStudyEntry', id }] },
    // A list by status gains or loses what has another status now.
    adminChangeMusicStudyEntryStatus: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'MusicStudyEntry', id },
        { type: 'MusicStudyEntry', id: 'LIST' },
      ],
    },
    adminListTrialTimes: { providesTags: ['TrialTime'] },
    adminAddTrialTimes: { invalidatesTags: ['TrialTime'] },
    adminWithdrawTrialTime: { invalidatesTags: ['TrialTime'] },
  },
});
