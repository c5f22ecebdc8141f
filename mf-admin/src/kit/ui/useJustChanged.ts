import { useState } from 'react';

/**
 * Returns a value that the user has just changed, until the record is refetched; otherwise the old value
 * would show in between.
 * @param value from the record
 * @param reading an object whose identity changes with each changed record
 */
export function useJustChanged<T>(value: T, reading: unknown): [T, (changed: T) => void] {
  const [change, setChange] = useState<{ of: unknown; to: T }>();
  const isCurrent = change !== undefined && change.of === reading;
  if (change && !isCurrent) setChange(undefined);
  return [isCurrent ? change.to : value, (to) => setChange({ of: reading, to })];
}
