import { volunteerLabels } from '@school/shared/schemas/stored/labels';
import { DateText } from '@school/shared/ui';
import type { ListColumn } from '../../../kit/list/columns';
import { optionsOf, termsOf, type ListFilter } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { EmailText } from '../../../kit/ui/EmailText';
import { Status } from '../../../kit/ui/Status';
import type { VolunteerRow } from '../api';

export const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    all: 'All states',
    options: optionsOf(volunteerLabels),
  },
];

export const terms = {
  ...termsOf(filters, { sorts: ['addedAt', 'name'], sort: 'addedAt', order: 'desc' }),
  fixed: { part: 'volunteers' },
};

export const columns: readonly ListColumn<VolunteerRow>[] = [
  {
    id: 'name',
    head: 'Name',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name }) => <RowButton>{name}</RowButton>,
  },
  { id: 'email', head: 'E-mail', cell: ({ email }) => <EmailText email={email} /> },
  { id: 'phone', head: 'Phone', cell: ({ phone }) => phone },
  { id: 'note', head: 'Note', cell: ({ note }) => note },
  { id: 'shifts', head: 'Shifts to\u00a0come', align: 'end', cell: ({ shifts }) => shifts || null },
  {
    id: 'added',
    head: 'Added',
    spare: true,
    sort: { by: 'addedAt', first: 'desc' },
    cell: ({ addedAt }) => <DateText value={addedAt} />,
  },
  { id: 'state', head: 'State', cell: (volunteer) => <HelpsStatus {...volunteer} /> },
];

/** Whether somebody still helps. */
export const HelpsStatus = ({ isActive }: Pick<VolunteerRow, 'isActive'>) => (
  <Status kind={isActive ? 'live' : 'withdrawn'}>{volunteerLabels[isActive ? 'helps' : 'helped']}</Status>
);
