import { island } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { useChangeMusicStudyEntriesStatusMutation, useListMusicStudyEntriesQuery } from './api';
import { List } from '../../kit/list/List';
import { useListAddress } from '../../kit/list/useListAddress';
import { bulkStatus } from '../../kit/status/bulkStatus';
import { statusLabels } from './labels';
import { columns, filters, terms } from './lessonList';

const LessonDrawer = island('lesson', () => import('./LessonDrawer').then((module) => module.LessonDrawer), {
  when: 'load',
  fallback: null,
});

/** Who has asked for lessons. */
export function Lessons() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  const result = useListMusicStudyEntriesQuery(
    { ...(search && { search }), ...set, sort: sort === 'name' ? 'name' : 'receivedAt', order, page },
    { refetchOnMountOrArgChange: true },
  );
  const [change] = useChangeMusicStudyEntriesStatusMutation();
  return (
    <>
      <List
        what="registrations"
        {...{ address, result, columns, filters }}
        searchHint="Name, instrument or reference"
        rowKey={({ id }) => id}
        bulk={bulkStatus(statusLabels, (wish) => change({ musicStudyEntriesStatusChange: wish }).unwrap())}
        exportPath="/staff/music-study/export"
        nothingYet={{
          title: 'Nobody has asked for lessons',
          children: 'Somebody who registers for lessons on the page of an instrument stands here at once.',
          action: <TextLink to="/learn">See the lessons as visitors do</TextLink>,
        }}
      />
      {open !== '' && <LessonDrawer id={open} onClose={address.close} />}
    </>
  );
}
