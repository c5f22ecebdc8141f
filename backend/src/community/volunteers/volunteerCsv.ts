import { volunteerLabels } from '@school/shared/schemas/stored/labels';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { VolunteerRow, ShiftRow } from './volunteers.routes';
import { formatClock } from '@school/shared/format';

export const volunteerColumns: CsvColumns<VolunteerRow> = {
  Name: (volunteer) => volunteer.name,
  Email: (volunteer) => volunteer.email,
  Phone: (volunteer) => volunteer.phone,
  Note: (volunteer) => volunteer.note,
  State: (volunteer) => volunteerLabels[volunteer.isActive ? 'helps' : 'helped'],
  'Upcoming shifts': (volunteer) => volunteer.shifts,
  'Added (UTC)': (volunteer) => volunteer.addedAt,
};

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
  Volunteer: ({ helper }) => helper?.name,
  Phone: ({ helper }) => helper?.phone,
  Email: ({ helper }) => helper?.email,
  Note: ({ shift }) => shift.note,
};
