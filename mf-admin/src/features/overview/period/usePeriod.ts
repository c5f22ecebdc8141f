import { useMemo } from 'react';
import { useLocation, useNavigate } from '@school/shared';
import { readPeriod, withPeriod, type RequestedPeriod } from './period';

/** Returns the period in the address and a function to change it. */
export function usePeriod(): {
  readonly period: RequestedPeriod;
  readonly choose: (period: RequestedPeriod) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      period: readPeriod(search),
      choose: (period) => void navigate(pathname + withPeriod(search, period), { replace: true }),
    }),
    [pathname, search, navigate],
  );
}
