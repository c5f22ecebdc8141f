import { NoPageYet } from '../frame/NoPageYet';

export function StaffPage() {
  return <NoPageYet title="Staff" />;
}
