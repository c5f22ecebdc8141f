import { useEffect, useSyncExternalStore } from 'react';
import { BrowserRouter, ErrorBoundary, SurroundingsContext } from '@school/shared';
import type { Shell } from '@school/shared/contract';
import { Frame } from './frame/Frame';
import type { RouteSource } from './routing/currentRoute';

interface Props {
  readonly shell: Shell;
  readonly routes: RouteSource;
  /** Called once the frame is hydrated. */
  readonly onHydrated: () => void;
}

/** The shell's own part of the page. */
export function ShellRoot({ shell, routes, onHydrated }: Props) {
  useEffect(onHydrated, [onHydrated]);
  const { route, outcome } = useSyncExternalStore(routes.subscribe, routes.get, routes.get);
  return (
    <BrowserRouter>
      <SurroundingsContext value={{ shell, base: '' }}>
        {/* The areas of the apps stood in the frame that is gone: only a page load brings both back. */}
        <ErrorBoundary app="shell" onRetry={() => window.location.reload()}>
          <Frame kind={route?.frame ?? 'site'} hidden={outcome.kind !== 'show'} />
        </ErrorBoundary>
      </SurroundingsContext>
    </BrowserRouter>
  );
}
