import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { People } from './People';

export function PeoplePage() {
  return (
    <AdminFrame title="People" backLink="/admin/overview">
      <StaffOnly>
        <People />
      </StaffOnly>
    </AdminFrame>
  );
}
