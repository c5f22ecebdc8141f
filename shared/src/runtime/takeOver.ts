import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Takes HTML over bit by bit: as a transition, React gives way to anyone who scrolls or types every few milliseconds.
 * The call returns before anything of it is done.
 */
export function takeOver(container: Element, tree: ReactNode, options?: HydrationOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, tree, options);
  });
  // What is handed over is carried out at once; only what it leads to is put off.
  return root!;
}
