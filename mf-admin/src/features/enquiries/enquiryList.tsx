import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import { DateText } from '@school/shared/ui';
import type { ListTerms } from '../../kit/list/address';
import type { ListColumn } from '../../kit/list/columns';
import { optionsOf, termsOf, type ListFilter } from '../../kit/list/filters';
import { RowButton } from '../../kit/list/Rows';
import { Status } from '../../kit/ui/Status';
import type { StaffAccount } from '../../kit/accounts/api';
import type { EnquiryRow } from './api';
import { stateKinds } from './stateKinds';

/** The filters; the people are those of the staff who have been here. */
export const filtersFor = (accounts: readonly StaffAccount[]): readonly ListFilter[] => [
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(enquiryStateLabels) },
  { name: 'kind', label: 'Kind', all: 'All kinds', options: optionsOf(enquiryKindLabels) },
  {
    name: 'assignee',
    label: 'Assigned to',
    all: 'Anybody',
    options: [
      { value: 'nobody', label: 'Unassigned' },
      ...accounts.map(({ account, name }) => ({ value: account, label: name })),
    ],
  },
];

/** The address may name somebody before the names of the staff have come. */
export const termsFor = (filters: readonly ListFilter[]): ListTerms => {
  const terms = termsOf(filters, { sorts: ['receivedAt', 'name'], sort: 'receivedAt', order: 'desc' });
  return { ...terms, filters: { ...terms.filters, assignee: undefined } };
};

export const columns: readonly ListColumn<EnquiryRow>[] = [
  {
    id: 'name',
    head: 'From',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name }) => <RowButton>{name}</RowButton>,
  },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => enquiryKindLabels[kind] },
  { id: 'about', head: 'About', cell: ({ about }) => about },
  {
    id: 'received',
    head: 'Received',
    sort: { by: 'receivedAt', first: 'desc' },
    cell: ({ receivedAt }) => <DateText value={receivedAt} />,
  },
  {
    id: 'assignee',
    head: 'Assigned to',
    cell: ({ assigneeName }) => assigneeName ?? 'Unassigned',
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => <Status kind={stateKinds[state]}>{enquiryStateLabels[state]}</Status>,
  },
];
