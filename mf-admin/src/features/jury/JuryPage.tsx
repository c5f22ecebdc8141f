import { JuryOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Jury } from './Jury';

export function JuryPage() {
  return (
    <AdminFrame title="Jury">
      <JuryOnly>
        <Jury />
      </JuryOnly>
    </AdminFrame>
  );
}
