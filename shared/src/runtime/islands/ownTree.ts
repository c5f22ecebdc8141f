import type { ReactNode } from 'react';
import type { HydrationOptions, Root } from 'react-dom/client';
import { takeOver } from '../takeOver';

/**
 * Takes over the HTML of an island in a tree of its own, once its code has come.
 * @param begin begins to wait for the code and tells when it is there; returns how to stop waiting
 * @returns leaves it, whether the code has come or not
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
    // React does not unmount one tree while it is at work on another.
    queueMicrotask(() => root?.unmount());
  };
}
