import { personListLabels } from '@school/shared/schemas/stored/labels';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { PersonRow } from './records.routes';

export const personColumns: CsvColumns<PersonRow> = {
  Name: (person) => person.name,
  'E-mail': (person) => person.email,
  Phone: (person) => person.phone,
  'Stands in': (person) => person.lists.map((list) => personListLabels[list]).join(', '),
  Records: (person) => person.records,
  'Last (UTC)': (person) => person.lastAt,
};
