import { instrumentNames } from '@school/shared/competition';
import {
  consentLabels,
  entryStateLabel,
  feeLabels,
  labelOf,
  paperLabels,
} from '@school/shared/schemas/stored/labels';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import { pieceOf } from '../entry/pieceOf';
import type { allEntries } from './entryRows';

/** The CSV columns of an entry. */
export const entryColumns: CsvColumns<Awaited<ReturnType<typeof allEntries>>[number]> = {
  Entry: ({ row }) => row.number,
  State: ({ row }) => entryStateLabel(row),
  Place: ({ row }) => row.place,
  Name: ({ row }) => row.name,
  Born: ({ row }) => row.birthDate,
  Instrument: ({ row }) => labelOf(instrumentNames, row.instrument),
  Band: ({ row }) => row.band,
  Grade: ({ entry }) => entry.grade,
  'Category A': ({ entry }) => pieceOf(entry, 'A').title,
  'Category B': ({ entry }) => pieceOf(entry, 'B').title,
  // '2025-10-11-0900' as a day and a time.
  Audition: ({ row }) => row.slot && row.slot.replace(/-(\d\d)(\d\d)$/, ' $1:$2'),
  Fee: ({ row }) => feeLabels[row.fee],
  Consent: ({ row }) => consentLabels[row.consent],
  'Pictures may be published': ({ entry, row }) => entry.pictures ?? (row.isMinor ? 'not answered' : null),
  'Pictures answered by': ({ entry }) => entry.picturesBy,
  'Pictures answered (UTC)': ({ entry }) => entry.picturesAt?.toISOString() ?? null,
  'Pictures question version': ({ entry }) => entry.picturesVersion,
  Missing: ({ row }) => row.missing.map((kind) => paperLabels[kind]).join(', '),
  Email: ({ row }) => row.email,
  Phone: ({ row }) => row.phone,
  Guardian: ({ entry }) => entry.guardianName,
  'Guardian’s email': ({ entry }) => entry.guardianEmail,
  'Guardian’s phone': ({ entry }) => entry.guardianPhone,
  Teacher: ({ entry }) => entry.teacher,
  School: ({ entry }) => entry.school,
  Accompanist: ({ entry }) => (entry.needsAccompanist ? 'yes' : 'no'),
  'Sent (UTC)': ({ row }) => row.createdAt,
};
