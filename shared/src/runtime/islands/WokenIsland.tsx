import { Suspense, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { giveUp } from '../earlyInput';
import { SurroundingsContext } from '../shellContext';
import { useHydrated } from '../useHydrated';
import { Arrived, Content, onTakeOver, UNTOUCHED, type PartProps } from './Content';

/** Waits for what wakes an island; returns how to stop waiting. */
export type Wait = (box: Element, wake: () => void) => () => void;

/**
 * An island that comes alive later: when it is about to be seen, or reached for. Until then, and if its code cannot be
 * loaded, its HTML stays as it came. It has a tree of its own that knows the shell, not the page's address, and names
 * its ids itself.
 */
export function WokenIsland<Props extends object>({
  part,
  props,
  wait,
}: PartProps<Props> & { readonly wait: Wait }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [kept] = useState(onTakeOver(useHydrated()));
  const surroundings = useContext(SurroundingsContext);
  const content = <Tree {...{ part, props, box }} />;
  const [first] = useState(content);
  useEffect(() => {
    if (!kept || !box.current) return undefined;
    const tree = <SurroundingsContext value={surroundings}>{first}</SurroundingsContext>;
    return wakeAfter(wait, box.current, part.load, tree);
  }, [kept, surroundings, part, first, wait]);
  if (kept) {
    return <div ref={box} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
  }
  return (
    <div ref={box} data-island="">
      {content}
    </div>
  );
}

function Tree<Props extends object>({
  box,
  ...content
}: PartProps<Props> & { readonly box: RefObject<Element | null> }) {
  return (
    <Suspense fallback={null}>
      <Content {...content} />
      <Arrived box={box} />
    </Suspense>
  );
}

function wakeAfter(wait: Wait, box: Element, load: () => Promise<unknown>, tree: ReactNode): () => void {
  let left = false;
  let root: Root | undefined;
  const wake = () => {
    if (!left) root = hydrateRoot(box, tree);
  };
  const stop = wait(box, () => {
    load().then(wake, (error: unknown) => {
      giveUp(box);
      reportError(error);
    });
  });
  return () => {
    left = true;
    stop();
    // React does not unmount one tree while it is at work on another.
    queueMicrotask(() => root?.unmount());
  };
}
