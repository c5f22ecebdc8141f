import { useCallback, useEffect, useState } from 'react';
import { loadIndexes } from './loadIndexes';
import { createSiteSearch, type SiteSearch } from './siteSearch';

/** The state of the search: loading, ready or failed. */
export type SearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly search: SiteSearch;
      /** Whether nothing can be searched. */
      readonly empty: boolean;
      /** Whether a part of the site is missing. */
      readonly incomplete: boolean;
    };

type Ready = Extract<SearchState, { status: 'ready' }>;

/** Loaded once while the page is open; failed or incomplete indexes are fetched again. */
let cached: Promise<Ready> | undefined;

async function load(): Promise<Ready> {
  const { pages, incomplete } = await loadIndexes();
  const search = await createSiteSearch(pages);
  return { status: 'ready', search, empty: pages.length === 0, incomplete };
}

/** Loads and joins the indexes of the site. */
export function useSiteSearch(): SearchState & { readonly retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    const show = (next: SearchState) => {
      if (next.status === 'failed' || (next.status === 'ready' && next.incomplete)) cached = undefined;
      if (!gone) setState(next);
    };
    cached ??= load();
    cached.then(show, (error: unknown) => {
      console.warn('The site cannot be searched', error);
      show({ status: 'failed' });
    });
    return () => {
      gone = true;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, retry };
}
