import { DateText, Money } from '@school/shared/ui';
import type { EngagementRow } from '../api';
import { Status } from '../../../kit/ui/Status';
import type { ListColumn } from '../../../kit/list/columns';
import { termsOf } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { statusFilter } from '../../../kit/status/filter';
import { engagementKinds, engagementLabels } from './labels';

export const filters = [statusFilter(engagementLabels)];

export const terms = termsOf(filters, {
  sorts: ['receivedAt', 'date', 'name'],
  sort: 'receivedAt',
  order: 'desc',
});

export const columns: readonly ListColumn<EngagementRow>[] = [
  {
    id: 'name',
    head: 'Client',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name }) => <RowButton>{name}</RowButton>,
  },
  { id: 'reference', head: 'Reference', spare: true, cell: ({ reference }) => reference },
  {
    id: 'day',
    head: 'Day',
    sort: { by: 'date', first: 'asc' },
    cell: ({ date, startTime }) => (
      <>
        <DateText value={date} /> {startTime}
      </>
    ),
  },
  { id: 'occasion', head: 'Occasion', cell: ({ occasion }) => occasion },
  { id: 'place', head: 'Place', cell: ({ place }) => place },
  {
    id: 'budget',
    head: 'Budget',
    align: 'end',
    cell: ({ budget }) => (budget === null ? 'open' : <Money pesewas={budget} />),
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status }) => <Status kind={engagementKinds[status]}>{engagementLabels[status]}</Status>,
  },
];
