import { useHeldReload } from '@school/shared';
import { useGetMeQuery } from '../../app/access/api';
import { useGetOwnJurorQuery } from './api';
import { Auditions } from './Auditions';

/** The jury's page for the one who is signed in: what the device keeps belongs to them alone. */
export function Jury() {
  const { data: me } = useGetMeQuery();
  const { data: juror } = useGetOwnJurorQuery(undefined, { refetchOnMountOrArgChange: true });
  // A deploy must not load the page anew while somebody plays, perhaps without a network.
  useHeldReload(true);

  return me && <Auditions key={me.id} judge={me.id} juror={juror} />;
}
