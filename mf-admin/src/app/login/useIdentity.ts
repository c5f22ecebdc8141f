import { useEffect, useState } from 'react';
import { useShell } from '@school/shared';
import type { PublicConfig } from '../access/api';

export type Identity = PublicConfig['auth'];

/** Returns how people sign in here, undefined until the API responds. */
export function useIdentity(): Identity | undefined {
  const { config } = useShell();
  const [identity, setIdentity] = useState<Identity>();

  useEffect(() => {
    const leave = new AbortController();
    fetch(`${config.apiBase}/config`, { signal: leave.signal })
      .then((response) => response.json() as Promise<PublicConfig>)
      .then(({ auth }) => setIdentity(auth))
      // The form is shown anyway and reports the failure when it is sent.
      .catch(() => undefined);
    return () => leave.abort();
  }, [config.apiBase]);

  return identity;
}
