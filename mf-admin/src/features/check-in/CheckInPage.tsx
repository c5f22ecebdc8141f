import { DoorOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { CheckIn } from './CheckIn';

export function CheckInPage() {
  return (
    <AdminFrame title="Check-in" backLink="/admin/overview">
      <DoorOnly>
        <CheckIn />
      </DoorOnly>
    </AdminFrame>
  );
}
