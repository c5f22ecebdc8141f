import { NoPageYet } from '../frame/NoPageYet';

export function StudentsPage() {
  return <NoPageYet title="Students" />;
}
