import { useEffect } from 'react';
import { useHeldReload, useShellState } from '@school/shared';
import { useGetMeQuery, type Me } from '../access/api';
import { useNameJurorMutation } from './api';
import { Auditions } from './Auditions';

/** The jury's page for the one who is signed in: what the device keeps belongs to them alone. */
export function Jury() {
  const { data: me } = useGetMeQuery();
  const { user } = useShellState((shell) => shell.auth);
  const [sayName] = useNameJurorMutation();
  // A deploy must not load the page anew while somebody plays, perhaps without a network.
  useHeldReload(true);

  const name = user?.displayName;
  const isMember = me && isOnJury(me);
  useEffect(() => {
    // Without an answer the scores stand under the account alone, until the page is opened again.
    if (name && isMember) void sayName({ jurorName: { name } });
  }, [name, isMember, sayName]);

  return me && <Auditions key={me.id} judge={me.id} />;
}

/** Staff who look in are no members. */
const isOnJury = ({ staff, roles }: Me) => !staff || roles.includes('jury');
