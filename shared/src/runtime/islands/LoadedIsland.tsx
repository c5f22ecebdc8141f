import {
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { giveUp, goLive } from '../earlyInput';
import { ErrorBoundary } from '../ErrorBoundary';
import { SurroundingsContext } from '../shellContext';
import { UnexpectedError } from '../UnexpectedError';
import { useHydrated } from '../useHydrated';
import { Arrived, Content, onTakeOver, type PartProps } from './Content';

interface Props<Own extends object> extends PartProps<Own> {
  readonly name: string;
  readonly fallback: ReactNode;
}

/** An island that is hydrated right after its page, within the page's tree. */
export function LoadedIsland<Own extends object>({ name, part, props, fallback }: Props<Own>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const retry = () => void part.load().catch(() => undefined);
  function caught() {
    if (!box.current) return;
    giveUp(box.current);
    goLive(box.current);
  }
  return (
    <div ref={box} data-island={name}>
      <ErrorBoundary app={name} onRetry={retry} onCaught={caught}>
        <Suspense fallback={fallback}>
          <Content part={part} props={props} />
          <Arrived box={box} />
        </Suspense>
      </ErrorBoundary>
      <NotLoaded part={part} onRetry={retry} />
    </div>
  );
}

interface NotLoadedProps {
  readonly part: Pick<PartProps<object>['part'], 'failure' | 'subscribe'>;
  readonly onRetry: () => void;
}

/**
 * Says, below HTML that waits for its code, why that did not come. A component of its own: what renders the boundary
 * above once more would have React give up the HTML, with what is typed into it.
 */
function NotLoaded({ part, onRetry }: NotLoadedProps) {
  const message = useRef<HTMLDivElement>(null);
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
    const box = message.current?.closest('[data-island]:not([data-live])') ?? null;
    if (failure && box) giveUp(box);
  }, [failure]);
  return (
    kept &&
    failure !== undefined && (
      <div ref={message} data-live="" data-island="">
        <UnexpectedError error={failure} onRetry={tryAgain} />
      </div>
    )
  );
}
