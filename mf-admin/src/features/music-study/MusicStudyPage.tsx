import { defineStaffList } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { TextLink } from '@school/shared/ui';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { bulkStatus, statusFilter } from '../../kit/status/statuses';
import { useChangeMusicStudyEntriesStatusMutation, useListMusicStudyEntriesQuery } from './api';
import { statusKinds, statusLabels } from './labels';
import { Teachers } from './teachers/Teachers';
import { TrialTimes } from './trials/TrialTimes';

/** Registrations for lessons. */
const Lessons = defineStaffList({
  what: 'registrations',
  useRows: (request, options) => useListMusicStudyEntriesQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Student', ({ student }) => student, { id: 'student' }),
    { id: 'reference', head: 'Reference', spare: true, cell: ({ reference }) => reference },
    column.date('received', 'Received', 'receivedAt'),
    { id: 'instrument', head: 'Instrument', cell: ({ instrument }) => instrument },
    { id: 'programme', head: 'Programme', cell: ({ programme }) => programme },
    { id: 'where', head: 'Where', cell: ({ mode, venue }) => `${mode}, ${venue}` },
    column.state('status', statusKinds, statusLabels),
  ],
  filters: [statusFilter(statusLabels)],
  sort: 'receivedAt',
  searchHint: 'Name, instrument or reference',
  exportPath: '/staff/music-study/export',
  useBulk: bulkStatus(
    statusLabels,
    useChangeMusicStudyEntriesStatusMutation,
    (musicStudyEntriesStatusChange) => ({ musicStudyEntriesStatusChange }),
  ),
  empty: {
    title: 'No registrations yet',
    text: 'Registrations for lessons appear here as soon as they are sent.',
    action: <TextLink to="/learn">View the public page</TextLink>,
  },
  Drawer: lazyPart('lesson', () => import('./LessonDrawer').then((module) => module.LessonDrawer)),
});

export function MusicStudyPage() {
  return (
    <AdminFrame title="Music study">
      <StaffOnly>
        <TrialTimes />
        <Teachers />
        <Lessons />
      </StaffOnly>
    </AdminFrame>
  );
}
