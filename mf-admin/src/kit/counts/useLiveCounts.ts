import { useEffect } from 'react';
import { useShell } from '@school/shared';
import { useLiveCountsQuery, type LiveCounts } from './api';

const OPENING: LiveCounts = { readings: [], state: 'opening', refusal: '' };

/** Follows the school's counts and writes them into the page store, where `selectCounts` reads them. */
export function useLiveCounts(): LiveCounts {
  const { page } = useShell();
  const { data = OPENING } = useLiveCountsQuery();
  const counts = data.readings[data.readings.length - 1];
  useEffect(() => {
    if (counts) page.update({ counts: { ...counts } });
  }, [page, counts]);
  return data;
}
