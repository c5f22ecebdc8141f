import type { TeacherRow } from '../api';

/** What a teacher teaches, in words: '2 weekly lessons, 1 trial lesson to come'. */
export function countTaught({ lessons, trials }: Pick<TeacherRow, 'lessons' | 'trials'>): string {
  const parts = [
    lessons > 0 && `${lessons} weekly ${lessons === 1 ? 'lesson' : 'lessons'}`,
    trials > 0 && `${trials} trial ${trials === 1 ? 'lesson' : 'lessons'} to come`,
  ];
  return parts.filter(Boolean).join(', ') || 'No lessons';
}
