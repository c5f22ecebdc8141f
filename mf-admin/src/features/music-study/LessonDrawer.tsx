import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { Status } from '@school/shared/staff/ui';
import { CorrespondenceParts } from '../../kit/correspondence/CorrespondenceParts';
import { PersonLink } from '../../kit/people/PersonLink';
import { defineStatusPart } from '../../kit/status/StatusPart';
import { useChangeMusicStudyEntryStatusMutation, useGetMusicStudyEntryQuery } from './api';
import { statusKinds, statusLabels } from './labels';
import { LessonPart } from './lesson/LessonPart';

const LessonStatus = defineStatusPart(statusLabels, useChangeMusicStudyEntryStatusMutation, (id, status) => ({
  id,
  musicStudyEntryStatusChange: { status },
}));

export const LessonDrawer = defineDrawer({
  what: 'registration',
  kind: 'lesson',
  useEntry: (id, options) => useGetMusicStudyEntryQuery({ id }, options),
  head: (row) => ({
    title: row.student,
    above: row.reference,
    below: <Status kind={statusKinds[row.status]}>{statusLabels[row.status]}</Status>,
  }),
  body: (row) => (
    <>
      <LessonStatus row={row} />
      <DrawerPart title="Registration">
        <FactList
          facts={[
            ['Instrument', row.instrument],
            ['Programme', row.programme],
            ['Level', row.level],
            ['Grade', row.grade],
            ['Music', row.category],
            ['Class', row.classType],
            ['Where', `${row.mode}, ${row.venue}`],
            ['Times', row.times],
            ['Guardian', row.guardian],
            ['Email', <PersonLink key="person" email={row.email} />],
            ['Phone', row.phone],
            ['Received', <DateTime key="at" value={row.receivedAt} />],
          ]}
        />
        {row.message && <blockquote>{row.message}</blockquote>}
      </DrawerPart>
      <LessonPart row={row} />
      <CorrespondenceParts list="music-study" id={row.id} email={row.email} />
    </>
  ),
});
