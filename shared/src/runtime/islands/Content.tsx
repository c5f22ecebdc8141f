import { use, useEffect, type ReactNode, type RefObject } from 'react';
import { goLive } from '../earlyInput';
import type { Loadable } from '../loadable';
import { useHydrated } from '../useHydrated';

export interface PartProps<Props extends object> {
  readonly part: Loadable<Props>;
  readonly props: Props;
}

/**
 * The content of an island, suspended until its code is there. While HTML is being taken over, a load that failed
 * leaves that HTML as it is, for another try; where there is none, the failure is thrown.
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

/** Stands after the content of an island: its effects have run when this one does, and it listens. */
export function Arrived({ box }: { readonly box: RefObject<Element | null> }): null {
  useEffect(() => {
    if (box.current) goLive(box.current);
  }, [box]);
  return null;
}

/** React leaves what is inside an element alone as long as it is handed this very object. */
export const UNTOUCHED = { __html: '' };

/** Whether the browser renders HTML of the server for the first time: its own state, kept for life, follows from it. */
export const onTakeOver = (hydrated: boolean): boolean => !hydrated && typeof document !== 'undefined';
