import { TextLink } from '@school/shared/ui';
import { useListMusicStudyEntriesQuery } from './api';
import { List } from '../list/List';
import { useListAddress } from '../list/useListAddress';
import { LessonDrawer } from './LessonDrawer';
import { columns, filters, terms } from './lessonList';

/** Who has asked for lessons. */
export function Lessons() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  const result = useListMusicStudyEntriesQuery(
    { ...(search && { search }), ...set, sort: sort === 'name' ? 'name' : 'receivedAt', order, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <List
        what="registrations"
        {...{ address, result, columns, filters }}
        searchHint="Name, instrument or reference"
        rowKey={({ id }) => id}
        exportPath="/staff/music-study/export"
        nothingYet={{
          title: 'Nobody has asked for lessons',
          children: 'Somebody who registers for lessons on the page of an instrument stands here at once.',
          action: <TextLink to="/learn">See the lessons as visitors do</TextLink>,
        }}
      />
      <LessonDrawer id={open} onClose={address.close} />
    </>
  );
}
