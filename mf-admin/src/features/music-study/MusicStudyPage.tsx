import { StaffOnly } from '../../app/access/StaffOnly';
import { AdminFrame } from '../../app/frame/AdminFrame';
import { Lessons } from './Lessons';
import { Teachers } from './teachers/Teachers';
import { TrialTimes } from './trials/TrialTimes';

export function MusicStudyPage() {
  return (
    <AdminFrame title="Music study">
      <StaffOnly>
        <TrialTimes />
        <Teachers />
        <Lessons />
      </StaffOnly>
    </AdminFrame>
  );
}
