import { NoPageYet } from '../../app/frame/NoPageYet';

export function StudentsPage() {
  return <NoPageYet title="Students" />;
}
