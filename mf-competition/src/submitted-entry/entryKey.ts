import { privateLink, privateQuery, type Address } from '@school/shared/private-links';
import { useHydrated, useLocation, useNavigate } from '@school/shared';
import { useStored } from '@school/shared/form';
import { useEffect, useEffectEvent } from 'react';

const page = '/music-competition/thank-you';

/** Returns the path at which a returned entry is changed. */
export const changePath = (key: string): string => privateLink('/music-competition/register', 'change', key);

/** Reads the key of an address. A value that cannot be sent as a header is not a key. */
export function entryKeyIn(address: Address): string | undefined {
  const key = privateQuery(address).get('entry');
  return key ? encodeURIComponent(key).slice(0, 100) : undefined;
}

/**
 * Returns the entry key of this device: from the private link that opened the page, stored from then on.
 * The key leaves the address bar at once, so that nobody else reads it. The HTML is the same for all,
 * without an entry.
 */
export function useEntryKey() {
  const hydrated = useHydrated();
  const address = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useStored('competition-entry');
  const opened = hydrated ? entryKeyIn(address) : undefined;
  const take = useEffectEvent((key: string) => {
    keep(key);
    void navigate(page, { replace: true });
  });
  useEffect(() => {
    if (opened !== undefined) take(opened);
  }, [opened]);
  return {
    key: opened ?? kept,
    /** Removes the entry from this device; its link still works. */
    forget: () => keep(undefined),
  };
}
