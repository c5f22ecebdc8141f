import { Suspense, useState, type ReactNode } from 'react';
import { useHydrated } from '../useHydrated';
import { Content, onTakeOver, UNTOUCHED, type PartProps } from './Content';

/** An island that keeps its HTML without hydration. Its controls, if any, are native, so it counts as live. */
export function StaticIsland<Props extends object>(props: PartProps<Props>): ReactNode {
  const [isPrerendered] = useState(onTakeOver(useHydrated()));
  if (isPrerendered) {
    return <div data-island="" data-live="" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
  }
  return (
    <div data-island="" data-live="">
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    </div>
  );
}
