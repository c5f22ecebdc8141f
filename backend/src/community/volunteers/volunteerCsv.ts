import { volunteerLabels } from '@school/shared/schemas/stored/labels';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import type { VolunteerRow } from './volunteers.routes';

export const volunteerHeads = ['Name', 'E-mail', 'Phone', 'Note', 'State', 'Shifts to come', 'Added (UTC)'];

/** Returns a volunteer as a CSV line. */
export const volunteerCsv = (volunteer: VolunteerRow): CsvRow => ({
  Name: volunteer.name,
  'E-mail': volunteer.email,
  Phone: volunteer.phone,
  Note: volunteer.note,
  State: volunteerLabels[volunteer.isActive ? 'helps' : 'helped'],
  'Shifts to come': volunteer.shifts,
  'Added (UTC)': volunteer.addedAt,
});
