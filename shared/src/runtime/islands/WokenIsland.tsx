import { Suspense, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { giveUp } from '../earlyInput';
import { SurroundingsContext } from '../shellContext';
import { useHydrated } from '../useHydrated';
import { Arrived, Content, onTakeOver, UNTOUCHED, type PartProps } from './Content';
import { ownTree } from './ownTree';

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
