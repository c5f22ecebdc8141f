import { useHeldReload } from '@school/shared';
import { useGetMeQuery } from '../../app/access/api';
import { useGetOwnJurorQuery } from './api';
import { Auditions } from './Auditions';

/** The jury page of the signed-in juror, with a store of its own on the device. */
export function Jury() {
  const { data: me } = useGetMeQuery();
  const { data: juror } = useGetOwnJurorQuery(undefined, { refetchOnMountOrArgChange: true });
  // A deploy must not reload the page during an audition, perhaps offline.
  useHeldReload(true);

  return me && <Auditions key={me.id} judge={me.id} juror={juror} />;
}
