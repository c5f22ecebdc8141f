import { personListLabels } from '@school/shared/schemas/stored/labels';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import type { PersonRow } from './records.routes';

export const personHeads = ['Name', 'E-mail', 'Phone', 'Stands in', 'Records', 'Last (UTC)'];

/** Returns a person as a CSV line. */
export const personCsv = ({ name, email, phone, lists, records, lastAt }: PersonRow): CsvRow => ({
  Name: name,
  'E-mail': email,
  Phone: phone,
  'Stands in': lists.map((list) => personListLabels[list]).join(', '),
  Records: records,
  'Last (UTC)': lastAt,
});
