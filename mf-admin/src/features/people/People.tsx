import { useEffect, useRef } from 'react';
import { useLocation } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { ListFrame } from '../../kit/list/List';
import { PeopleList } from './PeopleList';
import { Person } from './Person';

/** One person by their address, or everybody. */
export function People() {
  const { pathname, search } = useLocation();
  const email = (new URLSearchParams(search).get('email') ?? '').trim();
  const shown = useRef(email);
  // One page to the shell, two to who reads: what had the focus is gone.
  useEffect(() => {
    if (shown.current === email) return;
    shown.current = email;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [email]);
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
