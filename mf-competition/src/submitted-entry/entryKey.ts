import { privateLink, privateQuery, type Address } from '@school/shared/private-links';
import { useHydrated, useLocation, useNavigate } from '@school/shared';
import { useStored } from '@school/shared/form';
import { useEffect, useEffectEvent } from 'react';

const page = '/music-competition/thank-you';

/** The address at which a returned entry is changed. */
export const changePath = (key: string): string => privateLink('/music-competition/register', 'change', key);

/** Reads an address; what could not be a header is none of our keys, and stays so. */
export function entryKeyIn(address: Address): string | undefined {
  const key = privateQuery(address).get('entry');
  return key ? encodeURIComponent(key).slice(0, 100) : undefined;
}

/**
 * Which entry this device shows: that of the link with which the page was opened, from then on kept on the device. The
 * key leaves the address bar at once, where others could read it. The page's HTML is the same for all, and shows none.
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
    /** Takes the entry off this device; its link goes on working. */
    forget: () => keep(undefined),
  };
}
