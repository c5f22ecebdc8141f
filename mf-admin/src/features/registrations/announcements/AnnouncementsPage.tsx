import { useState } from 'react';
import { Skeleton, Text } from '@school/shared/ui';
import { lazyPart } from '../../../kit/page/lazyPart';
import { Part, PartTitle } from '../../../kit/page/Part';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { SentAnnouncements } from './SentAnnouncements';

const AnnouncementForm = lazyPart(
  'announcement form',
  () => import('./AnnouncementForm').then((module) => module.AnnouncementForm),
  <Skeleton height={900} />,
);

/** Writes to a group of competitors; what was sent before stands below. */
function Announcements() {
  const [nth, setNth] = useState(0);
  return (
    <>
      <Part aria-labelledby="announcement">
        <PartTitle id="announcement">Write to competitors</PartTitle>
        <Text muted>
          Choose whom, write, and look at it: nothing is sent before you have seen who gets it and how it
          reads. Guardians of competitors under age get it as well.
        </Text>
        <AnnouncementForm key={nth} onNext={() => setNth(nth + 1)} />
      </Part>
      <SentAnnouncements />
    </>
  );
}

export function AnnouncementsPage() {
  return (
    <RegistrationsFrame page="announcements">
      <Announcements />
    </RegistrationsFrame>
  );
}
