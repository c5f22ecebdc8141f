import { useNavigate } from '@school/shared';
import { defineStaffList, optionsOf, RowLink } from '@school/shared/staff/list';
import { EmailText } from '@school/shared/staff/ui';
import { DateText, TextLink } from '@school/shared/ui';
import { personPath } from '../../kit/people/personPath';
import { useListPeopleQuery } from './api';
import { Erasures } from './Erasures';
import { listLabels } from './records';

const Rows = defineStaffList({
  what: 'people',
  useRows: (request, options) => useListPeopleQuery(request, options),
  rowKey: ({ email }) => email,
  columns: [
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
      head: 'Email',
      sort: { by: 'email', first: 'asc' },
      cell: ({ email }) => <EmailText email={email} />,
    },
    { id: 'phone', head: 'Phone', cell: ({ phone }) => phone },
    {
      id: 'lists',
      head: 'Listed in',
      cell: ({ lists }) => lists.map((list) => listLabels[list]).join(', '),
    },
    { id: 'records', head: 'Records', align: 'end', cell: ({ records }) => records },
    {
      id: 'last',
      head: 'Latest',
      sort: { by: 'lastAt', first: 'desc', only: true },
      cell: ({ lastAt }) => <DateText value={lastAt} />,
    },
  ],
  filters: [{ name: 'list', label: 'Listed in', all: 'All lists', options: optionsOf(listLabels) }],
  sort: 'lastAt',
  searchHint: 'Name, email or phone',
  exportPath: '/staff/people/export',
  empty: {
    title: 'No people yet',
    text: 'Anyone who donates, buys tickets, registers, writes or joins appears here.',
    action: <TextLink to="/">View the website</TextLink>,
  },
});

/** Everybody with an address. A row opens the page of that person. */
export function PeopleList() {
  const navigate = useNavigate();
  return (
    <>
      <Erasures />
      <Rows onOpen={(email) => void navigate(personPath(email))} />
    </>
  );
}
