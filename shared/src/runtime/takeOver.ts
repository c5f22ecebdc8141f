import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Takes HTML over bit by bit: as a transition, React gives way to anyone who scrolls or types every few milliseconds.
 * The call returns before anything of it is done.
 */
export function takeOver(container: Element, tree: ReactNode, options?: HydrationOptions): Root {
  let root: Root | undefined;
  let left = false;
  startTransition(() => {
    root = hydrateRoot(container, tree, {
      ...options,
      // React reports an error when a page is left before it is taken over. Nothing is wrong then.
      onRecoverableError: (error) => left || reportError(error),
    });
  });
  // What is handed over is carried out at once; only what it leads to is put off.
  const taken = root!;
  return {
    render: (next) => taken.render(next),
    unmount() {
      left = true;
      taken.unmount();
    },
  };
}
