import { NoPageYet } from '../../app/frame/NoPageYet';

export function SchedulePage() {
  return <NoPageYet title="Schedule" />;
}
