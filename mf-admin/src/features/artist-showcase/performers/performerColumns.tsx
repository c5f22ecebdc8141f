import { DateText } from '@school/shared/ui';
import type { PerformerRow } from '../api';
import { Status } from '../../../kit/ui/Status';
import type { ListColumn } from '../../../kit/list/columns';
import { termsOf } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { statusFilter } from '../../../kit/status/filter';
import { performerKinds, performerLabels } from './labels';

export const filters = [statusFilter(performerLabels)];

export const terms = {
  ...termsOf(filters, { sorts: ['receivedAt', 'name'], sort: 'receivedAt', order: 'desc' }),
  fixed: { view: 'pros' },
};

export const columns: readonly ListColumn<PerformerRow>[] = [
  {
    id: 'name',
    head: 'Performer',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ stageName }) => <RowButton>{stageName}</RowButton>,
  },
  { id: 'reference', head: 'Reference', spare: true, cell: ({ reference }) => reference },
  {
    id: 'received',
    head: 'Received',
    sort: { by: 'receivedAt', first: 'desc' },
    cell: ({ receivedAt }) => <DateText value={receivedAt} />,
  },
  { id: 'kind', head: 'Plays', cell: ({ kind }) => kind },
  { id: 'contact', head: 'Contact', cell: ({ contactName }) => contactName },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => <Status kind={performerKinds[status]}>{performerLabels[status]}</Status>,
  },
];
