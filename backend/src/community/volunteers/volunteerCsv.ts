import { volunteerLabels } from '@school/shared/schemas/stored/labels';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { VolunteerRow } from './volunteers.routes';

export const volunteerColumns: CsvColumns<VolunteerRow> = {
  Name: (volunteer) => volunteer.name,
  'E-mail': (volunteer) => volunteer.email,
  Phone: (volunteer) => volunteer.phone,
  Note: (volunteer) => volunteer.note,
  State: (volunteer) => volunteerLabels[volunteer.isActive ? 'helps' : 'helped'],
  'Shifts to come': (volunteer) => volunteer.shifts,
  'Added (UTC)': (volunteer) => volunteer.addedAt,
};
