import { Suspense, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { giveUp, goLive } from '../earlyInput';
import { ErrorBoundary } from '../ErrorBoundary';
import { SurroundingsContext } from '../shellContext';
import { useHydrated } from '../useHydrated';
import { Arrived, Content, onTakeOver, UNTOUCHED, type PartProps } from './Content';
import { LoadedIsland } from './LoadedIsland';
import { NotLoaded } from './NotLoaded';
import { ownTree } from './ownTree';
import { whenSeen } from './whenSeen';

interface Props<Own extends object> extends PartProps<Own> {
  readonly name: string;
  readonly fallback: ReactNode;
}

/** A form whose code loads when it is about to become visible, so that a collapsed form costs a first visit nothing. */
export function UsedIsland<Own extends object>(props: Props<Own>): ReactNode {
  const [kept] = useState(onTakeOver(useHydrated()));
  return kept ? <KeptForm {...props} /> : <LoadedIsland {...props} preloaded={false} />;
}

/**
 * Keeps the HTML until its code has loaded. It has its own tree with the initial location and props: in the page's tree
 * React would discard the HTML when the location changes.
 */
function KeptForm<Own extends object>({ name, part, props }: Props<Own>) {
  const box = useRef<HTMLDivElement>(null);
  const surroundings = useContext(SurroundingsContext);
  const retry = () => void part.load().catch(() => undefined);
  const [content] = useState(
    <BrowserRouter>
      <ErrorBoundary app={name} onRetry={retry} onCaught={caught}>
        <Suspense>
          <Content part={part} props={props} />
          <Arrived box={box} />
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>,
  );
  function caught() {
    if (!box.current) return;
    giveUp(box.current);
    goLive(box.current);
  }
  useEffect(() => {
    if (!box.current) return undefined;
    const element = box.current;
    const tree = <SurroundingsContext value={surroundings}>{content}</SurroundingsContext>;
    const options = { identifierPrefix: `${name}-` };
    return ownTree(
      element,
      tree,
      (arrived) => {
        void part.arrival.then(arrived);
        return whenSeen(element, () => void part.load().catch(() => undefined));
      },
      options,
    );
  }, [part, name, surroundings, content]);
  return (
    <>
      <div ref={box} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
      <NotLoaded part={part} box={box} />
    </>
  );
}
