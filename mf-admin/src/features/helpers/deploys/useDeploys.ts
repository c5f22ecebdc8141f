import { useCallback, useEffect, useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { fetchDeploys, type DeployLists } from './fetchDeploys';

interface Asked extends Partial<DeployLists> {
  readonly problem?: string;
}

/** What the site has answered, and whether it is being asked. */
export interface AskedDeploys extends Asked {
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Loads the deploys and previews from the site. */
export function useDeploys(): AskedDeploys {
  const { auth } = useShell();
  const [asked, setAsked] = useState<Asked>({});
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(-1);

  useEffect(() => {
    const leaving = new AbortController();
    auth
      .accessToken()
      .then((token) => fetchDeploys(token, leaving.signal))
      .then(
        (lists) => setAsked(lists),
        (error: unknown) => !leaving.signal.aborted && setAsked({ problem: messageOf(error) }),
      )
      .finally(() => !leaving.signal.aborted && setDone(attempt));
    return () => leaving.abort();
  }, [auth, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...asked, isFetching: done !== attempt, retry };
}
