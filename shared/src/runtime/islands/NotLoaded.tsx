import { useContext, useEffect, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { giveUp, LIVE, waitAgain } from '../earlyInput';
import { Failure, useTries } from '../Failure';
import type { Loadable } from '../loadable';
import type { RetryOptions } from '../retry';
import { SurroundingsContext } from '../shellContext';
import { SLOW_AFTER_MS } from '../StillLoading';
import { useHydrated } from '../useHydrated';
import { onTakeOver } from './Content';

interface Props {
  readonly part: Pick<Loadable<object>, 'failure' | 'subscribe'> & {
    readonly load: (options: RetryOptions) => Promise<unknown>;
  };
  /** The HTML that waits. */
  readonly box: RefObject<Element | null>;
}

/** Another address comes next, so nobody waits long for this one. */
const ONCE: RetryOptions = { isRetryable: () => false, deadlineMs: SLOW_AFTER_MS };

/**
 * Says, below HTML that waits for its code, why that did not come. A component of its own: what renders the boundary
 * above once more would have React give up the HTML, with what is typed into it.
 */
export function NotLoaded({ part, box }: Props): ReactNode {
  const [kept] = useState(onTakeOver(useHydrated()));
  const failure = useSyncExternalStore(part.subscribe, part.failure, () => undefined);
  const restart = useContext(SurroundingsContext)?.restart;
  const [trying, onRetry] = useTries(async () => {
    if (box.current) waitAgain(box.current);
    // Where the browser keeps the failure under its address, the app begins again at another, by the same press.
    await part.load(ONCE).catch(() => restart?.());
  });
  useEffect(() => {
    if (failure && !trying && box.current && !box.current.hasAttribute(LIVE)) giveUp(box.current);
  }, [failure, trying, box]);
  return (
    kept &&
    (trying || failure !== undefined) && (
      <div data-live="" data-island="">
        <Failure {...{ error: failure, trying, onRetry }} />
      </div>
    )
  );
}
