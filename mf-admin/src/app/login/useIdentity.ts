import { useEffect, useState } from 'react';
import { useShell } from '@school/shared';
import type { PublicConfig } from '../access/api';

export type Identity = PublicConfig['auth'];

/** How people sign in here, as the API tells; undefined until it has, or when it cannot be reached. */
export function useIdentity(): Identity | undefined {
  const { config } = useShell();
  const [identity, setIdentity] = useState<Identity>();

  useEffect(() => {
    const leave = new AbortController();
    fetch(`${config.apiBase}/config`, { signal: leave.signal })
      .then((response) => response.json() as Promise<PublicConfig>)
      .then(({ auth }) => setIdentity(auth))
      // The form is there all the same, and says what is wrong when it is sent.
      .catch(() => undefined);
    return () => leave.abort();
  }, [config.apiBase]);

  return identity;
}
