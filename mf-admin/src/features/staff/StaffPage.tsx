import { NoPageYet } from '../../app/frame/NoPageYet';

export function StaffPage() {
  return <NoPageYet title="Staff" />;
}
