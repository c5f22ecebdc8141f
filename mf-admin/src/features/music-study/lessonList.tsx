import { DateText } from '@school/shared/ui';
import type { MusicStudyEntryRow } from './api';
import { Status } from '../../kit/ui/Status';
import type { ListColumn } from '../../kit/list/columns';
import { termsOf } from '../../kit/list/filters';
import { RowButton } from '../../kit/list/Rows';
import { statusFilter } from '../../kit/status/filter';
import { statusKinds, statusLabels } from './labels';

export const filters = [statusFilter(statusLabels)];

export const terms = termsOf(filters, { sorts: ['receivedAt', 'name'], sort: 'receivedAt', order: 'desc' });

export const columns: readonly ListColumn<MusicStudyEntryRow>[] = [
  {
    id: 'student',
    head: 'Student',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ student }) => <RowButton>{student}</RowButton>,
  },
  { id: 'reference', head: 'Reference', spare: true, cell: ({ reference }) => reference },
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
    cell: ({ status }) => <Status kind={statusKinds[status]}>{statusLabels[status]}</Status>,
  },
];
