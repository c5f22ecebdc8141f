import { useEffect, useState } from 'react';
import { messageOf, useShell } from '@school/shared';
import { countsStream, type Counts } from '@school/shared/api';

export type LiveState = 'opening' | 'live' | 'retrying' | 'refused';

/** So many readings are kept to be drawn. */
const KEPT = 16;

export interface LiveCounts {
  /** The counts as they came since the page was opened, the newest last. */
  readonly readings: readonly Counts[];
  readonly state: LiveState;
  /** Why there are none, when they were refused. */
  readonly refusal: string;
}

/** Follows the school's counts and writes them into the page store, where `selectCounts` reads them. */
export function useLiveCounts(): LiveCounts {
  const { page } = useShell();
  const [readings, setReadings] = useState<readonly Counts[]>([]);
  const [state, setState] = useState<LiveState>('opening');
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    const leave = new AbortController();
    const onCounts = (counts: Counts) => {
      setReadings((before) => [...before, counts].slice(-KEPT));
      page.update({ counts });
    };
    countsStream(leave.signal, onCounts, { onState: setState }).catch((error: unknown) => {
      setState('refused');
      setRefusal(messageOf(error));
    });
    return () => leave.abort();
  }, [page]);

  return { readings, state, refusal };
}
