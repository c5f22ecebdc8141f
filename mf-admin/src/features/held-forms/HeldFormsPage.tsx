import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { HeldForms } from './HeldForms';

export function HeldFormsPage() {
  return (
    <AdminFrame title="Held forms" backLink="/admin/overview">
      <StaffOnly>
        <HeldForms />
      </StaffOnly>
    </AdminFrame>
  );
}
