import { operationLabel, operationLabels } from '@school/shared/schemas/stored/labels';
import type { StaffAccount } from '../../kit/accounts/api';
import type { AuditAction } from './api';
import { DateTime } from '../../kit/detail/DateTime';
import type { ListColumn } from '../../kit/list/columns';
import type { ListTerms } from '../../kit/list/address';
import { optionsOf, termsOf, type ListFilter } from '../../kit/list/filters';
import { RowButton } from '../../kit/list/Rows';
import { recordsOf } from './describe';

/** The filters; the people are those that have been here. */
export const filtersFor = (accounts: readonly StaffAccount[]): readonly ListFilter[] => [
  {
    name: 'account',
    label: 'Who',
    all: 'Everybody',
    options: accounts.map(({ account, name }) => ({ value: account, label: name })),
  },
  { name: 'operation', label: 'What', all: 'Every change', options: optionsOf(operationLabels) },
];

/** What the address may ask for beside the filters: one record that a link comes from. */
export const termsFor = (filters: readonly ListFilter[]): ListTerms => {
  const terms = termsOf(filters, { sorts: ['at'], sort: 'at', order: 'desc' });
  return { ...terms, filters: { ...terms.filters, record: undefined } };
};

export const columns: readonly ListColumn<AuditAction>[] = [
  {
    id: 'what',
    head: 'Who and what',
    bare: true,
    cell: (action) => (
      <RowButton>
        {action.name} {operationLabel(action.operation)}
      </RowButton>
    ),
  },
  { id: 'record', head: 'Record', cell: recordsOf },
  {
    id: 'at',
    head: 'When (UTC)',
    sort: { by: 'at', first: 'desc' },
    cell: ({ at }) => <DateTime value={at} />,
  },
];
