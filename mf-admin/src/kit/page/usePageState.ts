import { useSyncExternalStore } from 'react';
import { useShell } from '@school/shared';
import type { PageRoot } from '@school/shared/contract';

/** Reads and watches a part of the page store: `usePageState(selectTitle)`. */
export function usePageState<Part>(select: (root: PageRoot) => Part): Part {
  const { page } = useShell();
  const read = () => select({ page: page.get() });
  return useSyncExternalStore(page.subscribe, read, read);
}
