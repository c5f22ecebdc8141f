import { Suspense, useRef, type ReactNode } from 'react';
import { giveUp, goLive } from '../earlyInput';
import { ErrorBoundary } from '../ErrorBoundary';
import { Arrived, Content, type PartProps } from './Content';
import { NotLoaded } from './NotLoaded';

interface Props<Own extends object> extends PartProps<Own> {
  readonly name: string;
  readonly fallback: ReactNode;
  /** Composed pages preload its code. */
  readonly preloaded?: boolean;
}

/** An island that hydrates directly after its page, in the page's tree. */
export function LoadedIsland<Own extends object>({
  name,
  part,
  props,
  fallback,
  preloaded = true,
}: Props<Own>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const retry = () => void part.load().catch(() => undefined);
  function caught() {
    if (!box.current) return;
    giveUp(box.current);
    goLive(box.current);
  }
  return (
    <div ref={box} data-island={preloaded ? name : ''}>
      <ErrorBoundary app={name} onRetry={retry} onCaught={caught}>
        <Suspense fallback={fallback}>
          <Content part={part} props={props} />
          <Arrived box={box} />
        </Suspense>
      </ErrorBoundary>
      <NotLoaded part={part} box={box} />
    </div>
  );
}
