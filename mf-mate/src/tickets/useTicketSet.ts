import { codeOfApiError } from '@school/shared/api';
import { parseStored, useStored } from '@school/shared/form';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { forgetTickets, keepTickets } from './offline/keepTickets';
import { readTicketSet, type TicketSet } from './data/keptTickets';

interface Answer {
  readonly set: TicketSet | undefined;
  readonly error: unknown;
}

/**
 * Returns tickets from the API, or the stored ones while the API is unavailable.
 * @param address of the page, the storage key
 */
export function useTicketSet(address: string, { set, error }: Answer) {
  const [text, keep] = useStored(`mate-2025-tickets ${address}`);
  const kept = useMemo(() => readTicketSet(parseStored(text)), [text]);
  const isUnknown = codeOfApiError(error) === 'not_found' || codeOfApiError(error) === 'validation_failed';

  const store = useEffectEvent((known: TicketSet) => {
    keep(JSON.stringify(known));
    keepTickets(address, known, new Date().toISOString()).catch(() => undefined);
  });
  const forget = useEffectEvent(() => {
    keep(undefined);
    forgetTickets(address).catch(() => undefined);
  });
  useEffect(() => {
    if (set) store(set);
    else if (isUnknown) forget();
  }, [set, isUnknown]);

  return { shown: set ?? (isUnknown ? undefined : kept), isKeptOnly: !set && kept !== undefined, isUnknown };
}
