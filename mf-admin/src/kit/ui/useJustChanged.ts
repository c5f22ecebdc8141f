import { useState } from 'react';

/**
 * What of a record somebody has just changed, until the record is read again: between the answer and that, it would show
 * what was before.
 * @param value as it was read
 * @param reading another object with each reading that says something else
 */
export function useJustChanged<T>(value: T, reading: unknown): [T, (changed: T) => void] {
  const [change, setChange] = useState<{ of: unknown; to: T }>();
  const isCurrent = change !== undefined && change.of === reading;
  if (change && !isCurrent) setChange(undefined);
  return [isCurrent ? change.to : value, (to) => setChange({ of: reading, to })];
}
