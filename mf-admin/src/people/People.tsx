import { useLocation } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { ListFrame } from '../list/List';
import { PeopleList } from './PeopleList';
import { Person } from './Person';

/** One person by their address, or everybody. */
export function People() {
  const { pathname, search } = useLocation();
  const email = (new URLSearchParams(search).get('email') ?? '').trim();
  if (email === '') return <PeopleList />;
  return (
    <ListFrame>
      <p>
        <TextLink to={pathname}>All people</TextLink>
      </p>
      <Person email={email} />
    </ListFrame>
  );
}
