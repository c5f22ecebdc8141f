import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
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
