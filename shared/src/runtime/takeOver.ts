import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Hydrates HTML in a transition, so that React yields to scrolling and typing every few milliseconds. Returns before
 * hydration begins.
 */
export function takeOver(container: Element, tree: ReactNode, options?: HydrationOptions): Root {
  let root: Root | undefined;
  let left = false;
  startTransition(() => {
    root = hydrateRoot(container, tree, {
      ...options,
      // React reports an error when a page is left before hydration, which is harmless.
      onRecoverableError: (error) => left || reportError(error),
    });
  });
  // The call itself runs at once; only the work that it causes is deferred.
  const taken = root!;
  return {
    render: (next) => taken.render(next),
    unmount() {
      left = true;
      taken.unmount();
    },
  };
}
