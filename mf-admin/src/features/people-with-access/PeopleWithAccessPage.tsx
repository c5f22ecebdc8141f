import { AdminOnly } from '../../app/access/AdminOnly';
import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { PeopleWithAccess } from './PeopleWithAccess';

export function PeopleWithAccessPage() {
  return (
    <AdminFrame title="People with access" backLink="/admin/overview">
      <StaffOnly>
        <AdminOnly level={2} what="The list of people with access">
          <PeopleWithAccess />
        </AdminOnly>
      </StaffOnly>
    </AdminFrame>
  );
}
