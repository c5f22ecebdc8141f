import { Suspense, useContext, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { UNTOUCHED } from './island';
import { loadable } from './loadable';
import { SurroundingsContext } from './shellContext';
import { useHydrating } from './useHydrating';

/** How far outside the screen it may be when its code is fetched. */
const AHEAD = '200px';

/**
 * An island that comes alive when it is about to be seen, for what moves below the first screen. Until then, and if
 * its code cannot be loaded, its HTML stays as it came. It has a tree of its own that knows the shell, not the page's
 * address, and names its ids itself. It takes no props.
 * @param name the chunk's name in messages
 */
export function livingIsland(name: string, importIt: () => Promise<ComponentType>): ComponentType {
  const { Content, load } = loadable('island', name, importIt);
  const content = (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );

  return function LivingIsland() {
    const box = useRef<HTMLDivElement>(null);
    const hydrating = useHydrating();
    const surroundings = useContext(SurroundingsContext);
    useEffect(() => {
      if (!hydrating || !box.current) return undefined;
      const tree = <SurroundingsContext value={surroundings}>{content}</SurroundingsContext>;
      return wakeWhenSeen(box.current, load, tree);
    }, [hydrating, surroundings]);
    if (hydrating) return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
    return <div>{content}</div>;
  };
}

function wakeWhenSeen(box: Element, load: () => Promise<unknown>, tree: ReactNode): () => void {
  let left = false;
  let root: Root | undefined;
  const wake = () => {
    if (!left) root = hydrateRoot(box, tree);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      load().then(wake, reportError);
    },
    { rootMargin: AHEAD },
  );
  observer.observe(box);
  return () => {
    left = true;
    observer.disconnect();
    // React does not unmount one tree while it is at work on another.
    queueMicrotask(() => root?.unmount());
  };
}
