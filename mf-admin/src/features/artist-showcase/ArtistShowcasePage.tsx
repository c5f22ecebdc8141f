import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Showcase } from './Showcase';

export function ArtistShowcasePage() {
  return (
    <AdminFrame title="Artist showcase">
      <StaffOnly>
        <Showcase />
      </StaffOnly>
    </AdminFrame>
  );
}
