import { useSyncExternalStore } from 'react';
import { BrowserRouter, ErrorBoundary, SurroundingsContext } from '@school/shared';
import type { Shell } from '@school/shared/contract';
import { Frame } from './frame/Frame';
import type { RouteSource } from './routing/currentRoute';
import type { Visits } from './routing/visits';

interface Props {
  readonly shell: Shell;
  readonly routes: RouteSource;
  readonly visits: Visits;
  /** Called once the frame is hydrated, and again where a page brings a header that none had before. */
  readonly onHydrated: () => void;
}

/** The shell's own part of the page. */
export function ShellRoot({ shell, routes, visits, onHydrated }: Props) {
  const { route, outcome } = useSyncExternalStore(routes.subscribe, routes.get, routes.get);
  const visit = useSyncExternalStore(visits.subscribe, visits.get, visits.get);
  return (
    <BrowserRouter>
      <SurroundingsContext value={{ shell, base: '' }}>
        {/* The areas of the apps stood in the frame that is gone: only a page load brings both back. */}
        <ErrorBoundary app="shell" onRetry={() => window.location.reload()}>
          <Frame
            kind={route?.frame ?? 'site'}
            visit={visit}
            hidden={outcome.kind !== 'show'}
            onHydrated={onHydrated}
          />
        </ErrorBoundary>
      </SurroundingsContext>
    </BrowserRouter>
  );
}
