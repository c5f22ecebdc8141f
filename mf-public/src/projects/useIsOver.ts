import { useState } from 'react';
import { useHydrated } from '@school/shared';

/**
 * Returns whether the last of some days is over. It is false in the HTML, which is composed earlier than it is read.
 * @param dates ISO dates, in UTC, which Ghana's clocks show all year
 */
export function useIsOver(dates: readonly string[]): boolean {
  const hydrated = useHydrated();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return hydrated && dates.every((date) => date < today);
}
