import type { ServiceContext } from '../../db/context';
import type { CsvRow } from '../../staff-lists/csvAnswer';
import { pieceOf } from '../entry/pieceOf';
import { paperNames } from '../paperNames';
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
    State: row.state,
    Place: row.place,
    Name: row.name,
    Born: row.birthDate,
    Instrument: row.instrument,
    Band: row.band,
    Grade: entry.grade,
    'Category A': pieceOf(entry, 'A').title,
    'Category B': pieceOf(entry, 'B').title,
    Audition: row.slot,
    Fee: row.fee,
    Consent: row.consent,
    Missing: row.missing.map((kind) => paperNames[kind]).join(', '),
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
