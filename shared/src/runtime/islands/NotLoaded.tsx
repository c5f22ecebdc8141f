import {
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { giveUp, LIVE } from '../earlyInput';
import { SurroundingsContext } from '../shellContext';
import { UnexpectedError } from '../UnexpectedError';
import { useHydrated } from '../useHydrated';
import { onTakeOver, type PartProps } from './Content';

interface Props {
  readonly part: Pick<PartProps<object>['part'], 'failure' | 'subscribe'>;
  /** The HTML that waits. */
  readonly box: RefObject<Element | null>;
  readonly onRetry: () => void;
}

/**
 * Says, below HTML that waits for its code, why that did not come. A component of its own: what renders the boundary
 * above once more would have React give up the HTML, with what is typed into it.
 */
export function NotLoaded({ part, box, onRetry }: Props): ReactNode {
  const [kept] = useState(onTakeOver(useHydrated()));
  const failure = useSyncExternalStore(part.subscribe, part.failure, () => undefined);
  const restart = useContext(SurroundingsContext)?.restart;
  const tried = useRef(false);
  function tryAgain() {
    // Beginning anew gives up the HTML: only where the browser keeps the failure under its address.
    if (tried.current && restart) return restart();
    tried.current = true;
    onRetry();
  }
  useEffect(() => {
    if (failure && box.current && !box.current.hasAttribute(LIVE)) giveUp(box.current);
  }, [failure, box]);
  return (
    kept &&
    failure !== undefined && (
      <div data-live="" data-island="">
        <UnexpectedError error={failure} onRetry={tryAgain} />
      </div>
    )
  );
}
