import { useState } from 'react';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { Skeleton, Text } from '@school/shared/ui';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { SentAnnouncements } from './SentAnnouncements';

const AnnouncementForm = lazyPart(
  'announcement form',
  () => import('./AnnouncementForm').then((module) => module.AnnouncementForm),
  <Skeleton height={900} />,
);

/** Sends mail to a group of competitors, and lists sent announcements. */
function Announcements() {
  const [nth, setNth] = useState(0);
  return (
    <>
      <Part aria-labelledby="announcement">
        <PartTitle id="announcement">Write to competitors</PartTitle>
        <Text muted>
          Choose recipients, write the message and check the preview before you send it. Guardians of
          competitors under 18 receive it as well.
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
