import { instrumentNames } from '@school/shared/competition';
import {
  consentLabels,
  entryStateLabel,
  feeLabels,
  labelOf,
  paperLabels,
} from '@school/shared/schemas/stored/labels';
import type { ServiceContext } from '../../platform/db/context';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import { pieceOf } from '../entry/pieceOf';
import type { EntryFilter } from './entryFilter';
import { allEntries } from './entryRows';

export const entryHeads = [
  'Entry',
  'State',
  'Place',
  'Name',
  'Born',
  'Instrument',
  'Band',
  'Grade',
  'Category A',
  'Category B',
  'Audition',
  'Fee',
  'Consent',
  'Pictures may be published',
  'Said about pictures by',
  'Said about pictures (UTC)',
  'Version of the question about pictures',
  'Missing',
  'E-mail',
  'Phone',
  'Guardian',
  'Guardian’s e-mail',
  'Guardian’s phone',
  'Teacher',
  'School',
  'Accompanist',
  'Sent (UTC)',
];

/** The entries that fit as lines of a table, by number. */
export async function exportEntries(
  context: Pick<ServiceContext, 'db'>,
  filter: EntryFilter,
): Promise<CsvRow[]> {
  return (await allEntries(context, filter)).map(({ entry, row }) => ({
    Entry: row.number,
    State: entryStateLabel(row),
    Place: row.place,
    Name: row.name,
    Born: row.birthDate,
    Instrument: labelOf(instrumentNames, row.instrument),
    Band: row.band,
    Grade: entry.grade,
    'Category A': pieceOf(entry, 'A').title,
    'Category B': pieceOf(entry, 'B').title,
    // '2025-10-11-0900' as a day and a time.
    Audition: row.slot && row.slot.replace(/-(\d\d)(\d\d)$/, ' $1:$2'),
    Fee: feeLabels[row.fee],
    Consent: consentLabels[row.consent],
    'Pictures may be published': entry.pictures ?? (row.isMinor ? 'not answered' : null),
    'Said about pictures by': entry.picturesBy,
    'Said about pictures (UTC)': entry.picturesAt?.toISOString() ?? null,
    'Version of the question about pictures': entry.picturesVersion,
    Missing: row.missing.map((kind) => paperLabels[kind]).join(', '),
    'E-mail': row.email,
    Phone: row.phone,
    Guardian: entry.guardianName,
    'Guardian’s e-mail': entry.guardianEmail,
    'Guardian’s phone': entry.guardianPhone,
    Teacher: entry.teacher,
    School: entry.school,
    Accompanist: entry.needsAccompanist ? 'yes' : 'no',
    'Sent (UTC)': row.createdAt,
  }));
}
