import type { MusicStudyEntryRow } from '@school/shared/api';
import { DateText, Status } from '@school/shared/ui';
import type { ListColumn } from '../list/columns';
import { termsOf } from '../list/filters';
import { Opener } from '../list/Rows';
import { statusFilter } from '../status/filter';
import { statusKinds, statusWords } from './words';

export const filters = [statusFilter(statusWords)];

export const terms = termsOf(filters, { sorts: ['receivedAt', 'name'], sort: 'receivedAt', order: 'desc' });

export const columns: readonly ListColumn<MusicStudyEntryRow>[] = [
  {
    id: 'student',
    head: 'Student',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ student }) => <Opener>{student}</Opener>,
  },
  { id: 'reference', head: 'Reference', cell: ({ reference }) => reference },
  {
    id: 'received',
    head: 'Received',
    sort: { by: 'receivedAt', first: 'desc' },
    cell: ({ receivedAt }) => <DateText value={receivedAt} />,
  },
  { id: 'instrument', head: 'Instrument', cell: ({ instrument }) => instrument },
  { id: 'programme', head: 'Programme', cell: ({ programme }) => programme },
  { id: 'where', head: 'Where', cell: ({ mode, venue }) => `${mode}, ${venue}` },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => <Status kind={statusKinds[status]}>{statusWords[status]}</Status>,
  },
];
