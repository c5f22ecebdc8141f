import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { Lessons } from './Lessons';

export function MusicStudyPage() {
  return (
    <AdminFrame title="Music study">
      <StaffOnly>
        <Lessons />
      </StaffOnly>
    </AdminFrame>
  );
}
