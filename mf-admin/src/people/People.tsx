import { useLocation, useNavigate } from '@school/shared';
import { ListFrame } from '../list/List';
import { Search } from '../list/Search';
import { FoundPeople } from './FoundPeople';
import { Person } from './Person';

/** One person by their address, or the way to find one. */
export function People() {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(query);
  const email = (params.get('email') ?? '').trim();
  const search = (params.get('search') ?? '').trim();
  return (
    <ListFrame>
      <Search
        what="people"
        hint="Name, e-mail or phone"
        asked={search}
        onAsk={(asked) =>
          void navigate(
            asked === '' ? pathname : `${pathname}?${new URLSearchParams({ search: asked }).toString()}`,
          )
        }
      />
      {search !== '' ? <FoundPeople search={search} /> : email !== '' && <Person email={email} />}
      {search === '' && email === '' && <p>Everything about a person stands on one page: find them first.</p>}
    </ListFrame>
  );
}
