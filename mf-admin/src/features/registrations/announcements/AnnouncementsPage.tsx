import { RegistrationsFrame } from '../frame/RegistrationsFrame';
import { Announcements } from './Announcements';

export function AnnouncementsPage() {
  return (
    <RegistrationsFrame page="announcements">
      <Announcements />
    </RegistrationsFrame>
  );
}
