import { NoPageYet } from '../frame/NoPageYet';

export function SchedulePage() {
  return <NoPageYet title="Schedule" />;
}
