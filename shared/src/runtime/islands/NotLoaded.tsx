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
  /** The HTML that waits for its code. */
  readonly box: RefObject<Element | null>;
}

/** A cache-busted URL follows, so this attempt has a short timeout. */
const ONCE: RetryOptions = { isRetryable: () => false, deadlineMs: SLOW_AFTER_MS };

/**
 * Shows, below an island's HTML, why its code could not be loaded. A separate component, because rendering the boundary
 * above again would make React discard the HTML and its input.
 */
export function NotLoaded({ part, box }: Props): ReactNode {
  const [kept] = useState(onTakeOver(useHydrated()));
  const failure = useSyncExternalStore(part.subscribe, part.failure, () => undefined);
  const restart = useContext(SurroundingsContext)?.restart;
  const [trying, onRetry] = useTries(async () => {
    if (box.current) waitAgain(box.current);
    // When the browser has cached the failure, the same press restarts the app from a cache-busted URL.
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
