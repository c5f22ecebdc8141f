import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, VisuallyHidden } from '@school/shared/ui';
import { useChangeTeacherMutation, type TeacherRow } from '../api';
import { countTaught } from './countTaught';

/** Marks a teacher as left, or restores them. Lessons and bookings stay until the office moves them. */
export function ActiveButton({ teacher }: { readonly teacher: TeacherRow }) {
  const { toast } = useShell();
  const [change, { isLoading }] = useChangeTeacherMutation();
  const { id, name, isActive, lessons, trials } = teacher;
  const stays = lessons + trials > 0 ? ` To be moved: ${countTaught(teacher)}.` : '';

  async function turn(): Promise<void> {
    try {
      await change({ id, teacherChange: { isActive: !isActive } }).unwrap();
      toast.add(isActive ? `${name} is marked as left.${stays}` : `${name} is restored.`, {
        type: 'success',
      });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <Button tone="line" size="s" busy={isLoading} busyLabel="One moment" onClick={() => void turn()}>
      {isActive ? 'Mark as left' : 'Restore'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
