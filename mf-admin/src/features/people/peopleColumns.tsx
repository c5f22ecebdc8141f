import { DateText } from '@school/shared/ui';
import { EmailText } from '../../kit/ui/EmailText';
import type { ListColumn } from '../../kit/list/columns';
import { optionsOf, termsOf, type ListFilter } from '../../kit/list/filters';
import { RowLink } from '../../kit/list/Rows';
import type { PersonRow } from './api';
import { personPath } from '../../kit/people/personPath';
import { listLabels } from './records';

export const filters: readonly ListFilter[] = [
  { name: 'list', label: 'Stands in', all: 'All lists', options: optionsOf(listLabels) },
];

export const terms = termsOf(filters, { sorts: ['lastAt', 'email'], sort: 'lastAt', order: 'desc' });

export const columns: readonly ListColumn<PersonRow>[] = [
  {
    id: 'name',
    head: 'Name',
    bare: true,
    cell: ({ name, email }) => (
      <RowLink to={personPath(email)} onClick={(event) => event.stopPropagation()}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'email',
    head: 'E-mail',
    sort: { by: 'email', first: 'asc' },
    cell: ({ email }) => <EmailText email={email} />,
  },
  { id: 'phone', head: 'Phone', cell: ({ phone }) => phone },
  {
    id: 'lists',
    head: 'Stands in',
    cell: ({ lists }) => lists.map((list) => listLabels[list]).join(', '),
  },
  { id: 'records', head: 'Records', align: 'end', cell: ({ records }) => records },
  {
    id: 'last',
    head: 'Last',
    sort: { by: 'lastAt', first: 'desc', only: true },
    cell: ({ lastAt }) => <DateText value={lastAt} />,
  },
];
