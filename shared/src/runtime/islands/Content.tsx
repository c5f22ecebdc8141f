import { use, useEffect, type ReactNode, type RefObject } from 'react';
import { goLive } from '../earlyInput';
import type { Loadable } from '../loadable';
import { useHydrated } from '../useHydrated';

export interface PartProps<Props extends object> {
  readonly part: Loadable<Props>;
  readonly props: Props;
}

/**
 * The content of an island; suspends until its code has loaded. When loading fails during hydration, the HTML stays for
 * a retry; without HTML the error is thrown.
 */
export function Content<Props extends object>({ part, props }: PartProps<Props>): ReactNode {
  const hydrated = useHydrated();
  const Component = use(hydrated ? part.lastLoad() : arrivalOf(part));
  return <Component {...props} />;
}

function arrivalOf<Props extends object>(part: Loadable<Props>) {
  part.lastLoad();
  return part.arrival;
}

/** Rendered after an island's content, so that its effect runs when the content handles events. */
export function Arrived({ box }: { readonly box: RefObject<Element | null> }): null {
  useEffect(() => {
    if (box.current) goLive(box.current);
  }, [box]);
  return null;
}

/** React leaves an element's content alone as long as it receives this same object. */
export const UNTOUCHED = { __html: '' };

/** Returns whether the browser is hydrating server HTML; kept as state for the component's lifetime. */
export const onTakeOver = (hydrated: boolean): boolean => !hydrated && typeof document !== 'undefined';
