import { formatClock } from '@school/shared/format';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import type { ShiftRow } from './volunteers.routes';

export const shiftHeads = [
  'Day',
  'From (UTC)',
  'To (UTC)',
  'Task',
  'Place',
  'Helper',
  'Phone',
  'E-mail',
  'Note',
];

/** Returns a shift as CSV lines, one for each place; a free place has no name. */
export function shiftLines({ helpers, needed, startsAt, endsAt, task, place, note }: ShiftRow): CsvRow[] {
  const shift = {
    Day: startsAt.slice(0, 10),
    'From (UTC)': formatClock(startsAt),
    'To (UTC)': formatClock(endsAt),
    Task: task,
    Place: place,
    Note: note,
  };
  return Array.from({ length: Math.max(needed, helpers.length) }, (_, nth) => {
    const helper = helpers[nth];
    return {
      ...shift,
      Helper: helper?.name ?? null,
      Phone: helper?.phone ?? null,
      'E-mail': helper?.email ?? null,
    };
  });
}
