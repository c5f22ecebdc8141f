import { retentionDays } from '@school/shared/schemas/stored';
import type { StoredKind } from '../platform/feature/feature';

/** What it stores of people, as the privacy page says it. */
export const stored: readonly StoredKind[] = [
  {
    id: 'lessons',
    order: 20,
    name: 'Registrations for lessons, and trial lessons',
    what: 'The student’s name, instrument, programme, level and times that suit; the guardian’s name for students under 18; email, phone and message.',
    why: 'To find a teacher and a lesson time, and to call you.',
    keep: { days: retentionDays.lessons, after: 'you sent it' },
    also: 'If it leads to a place, it stays until you ask us to delete it.',
    ofChildren: true,
  },
];
