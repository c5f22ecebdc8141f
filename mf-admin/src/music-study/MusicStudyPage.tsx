import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';
import { StaffOnly } from '../access/StaffOnly';
import { AdminFrame } from '../frame/AdminFrame';
import { Lessons } from './Lessons';

const TrialTimes = island(
  'trial-times',
  () => import('./trials/TrialTimes').then((module) => module.TrialTimes),
  { when: 'load', fallback: <Skeleton height={200} /> },
);

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
