import type { ReactNode } from 'react';
import type { HydrationOptions, Root } from 'react-dom/client';
import { takeOver } from '../takeOver';

/**
 * Hydrates an island's HTML in a tree of its own when its code has loaded.
 * @param begin starts waiting for the code and calls back with it; returns a function that cancels it
 * @returns a function that unmounts the tree, whether or not the code has loaded
 */
export function ownTree(
  box: Element,
  tree: ReactNode,
  begin: (arrived: () => void) => () => void,
  options?: HydrationOptions,
): () => void {
  let left = false;
  let root: Root | undefined;
  const stop = begin(() => {
    if (!left) root = takeOver(box, tree, options);
  });
  return () => {
    left = true;
    stop();
    // React cannot unmount a tree while it renders another.
    queueMicrotask(() => root?.unmount());
  };
}
