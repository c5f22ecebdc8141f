import { recordTags } from '@school/shared/staff/list';
import { generatedApi } from './generated/endpoints';

export * from './generated/endpoints';

const entries = recordTags('MusicStudyEntry');
const placing = recordTags('LessonPlacing');
const correspondence = recordTags('Correspondence');
const { list: teachers } = recordTags('Teacher');
const { list: trialTimes } = recordTags('TrialTime');

/** Placing a lesson takes a free time, and changes the registration and its history. */
const placed = (_: unknown, __: unknown, { id }: { readonly id: string }) => [
  placing.open,
  trialTimes,
  teachers,
  correspondence.one(id),
  entries.one(id),
  entries.list,
];

generatedApi.enhanceEndpoints({
  addTagTypes: ['MusicStudyEntry', 'Teacher', 'TrialTime', 'LessonPlacing', 'Correspondence'],
  endpoints: {
    adminListMusicStudyEntries: { providesTags: entries.ofPage },
    adminGetMusicStudyEntry: { providesTags: entries.ofOpen },
    adminChangeMusicStudyEntryStatus: { invalidatesTags: entries.ofChange },
    adminChangeMusicStudyEntriesStatus: { invalidatesTags: entries.many },
    adminGetLessonPlacing: { providesTags: placing.ofOpen },
    adminPlaceLesson: { invalidatesTags: placed },
    adminGiveLessonBack: { invalidatesTags: placed },
    adminListTeachers: { providesTags: [teachers] },
    adminAddTeacher: { invalidatesTags: [teachers] },
    // Other records show the teacher's name, and inactive teachers are not offered.
    adminChangeTeacher: { invalidatesTags: [teachers, trialTimes, placing.open] },
    adminListTrialTimes: { providesTags: [trialTimes] },
    adminAddTrialTimes: { invalidatesTags: [trialTimes, placing.open] },
    adminWithdrawTrialTime: { invalidatesTags: [trialTimes, teachers, placing.open] },
  },
});
