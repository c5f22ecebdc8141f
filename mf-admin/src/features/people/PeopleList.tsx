import { useNavigate } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { List } from '../../kit/list/List';
import { useListAddress } from '../../kit/list/useListAddress';
import { useListPeopleQuery } from './api';
import { Erasures } from './Erasures';
import { columns, filters, terms } from './peopleColumns';
import { personPath } from '../../kit/people/personPath';

/** Everybody who is known under an address. A row leads to the page of that person. */
export function PeopleList() {
  const navigate = useNavigate();
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page } = address.asked;
  const result = useListPeopleQuery(
    { ...(search && { search }), ...set, sort: sort === 'email' ? 'email' : 'lastAt', order, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Erasures />
      <List
        what="people"
        {...{ result, columns, filters }}
        address={{ ...address, open: (email) => void navigate(personPath(email)) }}
        searchHint="Name, e-mail or phone"
        rowKey={({ email }) => email}
        exportPath="/staff/people/export"
        nothingYet={{
          title: 'Nobody is known yet',
          children: 'Anyone who gives, buys, registers, writes or joins stands here at once.',
          action: <TextLink to="/">See the site as visitors do</TextLink>,
        }}
      />
    </>
  );
}
