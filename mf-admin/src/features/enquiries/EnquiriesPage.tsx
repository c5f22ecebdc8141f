import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Enquiries } from './Enquiries';

export function EnquiriesPage() {
  return (
    <AdminFrame title="Enquiries" backLink="/admin/overview">
      <StaffOnly>
        <Enquiries />
      </StaffOnly>
    </AdminFrame>
  );
}
