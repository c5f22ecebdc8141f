import { useState } from 'react';

/**
 * Returns whether something has been true since the component appeared: for what is shown because of the live board and
 * must not vanish under the person who fills it in.
 */
export function useEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow);
  if (isNow && !wasEver) setWasEver(true);
  return wasEver || isNow;
}
