import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
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
