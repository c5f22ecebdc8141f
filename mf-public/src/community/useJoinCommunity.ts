import { importChunk, useShell } from '@school/shared';
import type { CommunityJoin } from '@school/shared/schemas';

/** Joins the community through the page's store, which is loaded with the API's endpoints when the form is sent. */
export function useJoinCommunity() {
  const shell = useShell();
  return async (communityJoin: CommunityJoin) => {
    const [{ api }, store] = await Promise.all([
      importChunk('api', () => import('@school/shared/api')),
      shell.store(),
    ]);
    const request = api.endpoints.joinCommunity.initiate({ communityJoin });
    const dispatch = store.dispatch as Parameters<typeof request>[0];
    await dispatch(request).unwrap();
  };
}
