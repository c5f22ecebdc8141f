import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

/** A teacher's hour is one of the free times, and moves the registration with its history. */
const placed = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  'LessonPlacing' as const,
  'TrialTime' as const,
  { type: 'Correspondence' as const, id },
  { type: 'MusicStudyEntry' as const, id },
  { type: 'MusicStudyEntry' as const, id: 'LIST' },
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['MusicStudyEntry', 'TrialTime', 'LessonPlacing', 'Correspondence'],
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
    adminGetLessonPlacing: { providesTags: (_, __, { id }) => [{ type: 'LessonPlacing', id }] },
    adminPlaceLesson: { invalidatesTags: placed },
    adminGiveLessonBack: { invalidatesTags: placed },
    adminChangeMusicStudyEntriesStatus: { invalidatesTags: ['MusicStudyEntry'] },
    adminListTrialTimes: { providesTags: [{ type: 'TrialTime', id: 'LIST' }] },
    adminAddTrialTimes: { invalidatesTags: ['TrialTime', 'LessonPlacing'] },
    adminWithdrawTrialTime: { invalidatesTags: ['TrialTime', 'LessonPlacing'] },
  },
});
