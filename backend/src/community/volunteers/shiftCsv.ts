import { formatClock } from '@school/shared/format';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { ShiftRow } from './volunteers.routes';

interface Place {
  shift: ShiftRow;
  helper: ShiftRow['helpers'][number] | undefined;
}

/** Returns a shift as CSV lines, one for each place; a free place has no name. */
export const shiftLines = (shift: ShiftRow): Place[] =>
  Array.from({ length: Math.max(shift.needed, shift.helpers.length) }, (_, nth) => ({
    shift,
    helper: shift.helpers[nth],
  }));

export const shiftColumns: CsvColumns<Place> = {
  Day: ({ shift }) => shift.startsAt.slice(0, 10),
  'From (UTC)': ({ shift }) => formatClock(shift.startsAt),
  'To (UTC)': ({ shift }) => formatClock(shift.endsAt),
  Task: ({ shift }) => shift.task,
  Place: ({ shift }) => shift.place,
  Helper: ({ helper }) => helper?.name,
  Phone: ({ helper }) => helper?.phone,
  'E-mail': ({ helper }) => helper?.email,
  Note: ({ shift }) => shift.note,
};
