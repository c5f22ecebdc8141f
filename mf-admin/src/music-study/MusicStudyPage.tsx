import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { Lessons } from './Lessons';
import { TrialTimes } from './trials/TrialTimes';

export function MusicStudyPage() {
  return (
    <AdminFrame title="Music study">
      <StaffOnly>
        <TrialTimes />
        <Lessons />
      </StaffOnly>
    </AdminFrame>
  );
}
