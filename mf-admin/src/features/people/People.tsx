import { useEffect, useRef } from 'react';
import { useLocation } from '@school/shared';
import { ListFrame } from '@school/shared/staff/list';
import { TextLink } from '@school/shared/ui';
import { PeopleList } from './PeopleList';
import { Person } from './Person';

/** The person whose address is in the URL, or everybody. */
export function People() {
  const { pathname, search } = useLocation();
  const email = (new URLSearchParams(search).get('email') ?? '').trim();
  const shown = useRef(email);
  // The shell sees one page, so it does not move the focus when the list is replaced by a person.
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
