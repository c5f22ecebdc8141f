import { JuryOnly } from '../../app/access/JuryOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Jury } from './Jury';
import { juryPage } from './pages/juryPage';

export function JuryPage() {
  return (
    <AdminFrame title={juryPage.title}>
      <JuryOnly>
        <Jury />
      </JuryOnly>
    </AdminFrame>
  );
}
