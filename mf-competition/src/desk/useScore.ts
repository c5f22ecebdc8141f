import { useAsset } from '@school/shared';
import { useEffect, useState } from 'react';
import type { ScoreFiles } from './scoreFiles';
import type { Timing } from './timing';

/** A loaded score. */
export interface Score {
  readonly svg: string;
  readonly timing: Timing;
}

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'there' } & Score);

/** Fetches a score on mount. Mount it again for another score. */
export function useScore({ sheet, timing }: ScoreFiles): { loading: Loading; retry: () => void } {
  const base = useAsset('');
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leave = new AbortController();
    Promise.all([fetchFile(base + sheet, leave.signal), fetchFile(base + timing, leave.signal)])
      .then(async ([page, times]) => [await page.text(), (await times.json()) as Timing] as const)
      .then(([svg, times]) => setLoading({ state: 'there', svg, timing: times }))
      .catch(() => !leave.signal.aborted && setLoading({ state: 'failed' }));
    return () => leave.abort();
  }, [base, sheet, timing, attempt]);

  function retry(): void {
    setLoading({ state: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { loading, retry };
}

/** Fetches a text file. @throws when it is missing or the request fails */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
