import { Suspense, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { giveUp } from '../earlyInput';
import { SurroundingsContext } from '../shellContext';
import { useHydrated } from '../useHydrated';
import { Arrived, Content, onTakeOver, UNTOUCHED, type PartProps } from './Content';
import { ownTree } from './ownTree';

/** Waits for the event that wakes an island; returns a function that cancels it. */
export type Wait = (box: Element, wake: () => void) => () => void;

/**
 * An island that hydrates when it is about to become visible or is used. Until then, or if its code cannot be loaded,
 * its HTML stays. It has its own tree, which has the shell but not the page's location, and an id prefix of its own.
 */
export function WokenIsland<Props extends object>({
  part,
  props,
  wait,
}: PartProps<Props> & { readonly wait: Wait }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isPrerendered] = useState(onTakeOver(useHydrated()));
  const surroundings = useContext(SurroundingsContext);
  const content = <Tree {...{ part, props, box }} />;
  const [first] = useState(content);
  useEffect(() => {
    if (!isPrerendered || !box.current) return undefined;
    const element = box.current;
    const tree = <SurroundingsContext value={surroundings}>{first}</SurroundingsContext>;
    return ownTree(element, tree, (arrived) =>
      wait(element, () => {
        part.load().then(arrived, (error: unknown) => {
          giveUp(element);
          reportError(error);
        });
      }),
    );
  }, [isPrerendered, surroundings, part, first, wait]);
  if (isPrerendered) {
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
