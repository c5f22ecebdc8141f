import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

/** No matter which are open: what changes several, or what depends on all others, names none of them. */
const open = (type: 'LessonPlacing' | 'MusicStudyEntry') => ({ type, id: 'OPEN' }) as const;

const teachers = { type: 'Teacher', id: 'LIST' } as const;
const trialTimes = { type: 'TrialTime', id: 'LIST' } as const;

/** A teacher's hour is one of the free times, and moves the registration with its history. */
const placed = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  open('LessonPlacing'),
  trialTimes,
  teachers,
  { type: 'Correspondence' as const, id },
  { type: 'MusicStudyEntry' as const, id },
  { type: 'MusicStudyEntry' as const, id: 'LIST' },
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['MusicStudyEntry', 'Teacher', 'TrialTime', 'LessonPlacing', 'Correspondence'],
  endpoints: {
    adminListMusicStudyEntries: {
      providesTags: (list) => [
        { type: 'MusicStudyEntry', id: 'LIST' },
        ...(list?.rows ?? []).map(({ id }) => ({ type: 'MusicStudyEntry' as const, id })),
      ],
    },
    adminGetMusicStudyEntry: {
      providesTags: (_, __, { id }) => [{ type: 'MusicStudyEntry', id }, open('MusicStudyEntry')],
    },
    // A list by status gains or loses what has another status now.
    adminChangeMusicStudyEntryStatus: {
      invalidatesTags: (_, __, { id }) => [
        { type: 'MusicStudyEntry', id },
        { type: 'MusicStudyEntry', id: 'LIST' },
      ],
    },
    adminGetLessonPlacing: {
      providesTags: (_, __, { id }) => [{ type: 'LessonPlacing', id }, open('LessonPlacing')],
    },
    adminPlaceLesson: { invalidatesTags: placed },
    adminGiveLessonBack: { invalidatesTags: placed },
    adminChangeMusicStudyEntriesStatus: {
      invalidatesTags: [{ type: 'MusicStudyEntry', id: 'LIST' }, open('MusicStudyEntry')],
    },
    adminListTeachers: { providesTags: [teachers] },
    adminAddTeacher: { invalidatesTags: [teachers] },
    // The name stands in all that refers to the teacher, and nothing of one who left is offered.
    adminChangeTeacher: { invalidatesTags: [teachers, trialTimes, open('LessonPlacing')] },
    adminListTrialTimes: { providesTags: [trialTimes] },
    adminAddTrialTimes: { invalidatesTags: [trialTimes, open('LessonPlacing')] },
    adminWithdrawTrialTime: { invalidatesTags: [trialTimes, teachers, open('LessonPlacing')] },
  },
});
