import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Audit } from './Audit';

export function AuditPage() {
  return (
    <AdminFrame title="Audit log" backLink="/admin/overview">
      <StaffOnly>
        <Audit />
      </StaffOnly>
    </AdminFrame>
  );
}
