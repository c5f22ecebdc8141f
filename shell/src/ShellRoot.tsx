import { useSyncExternalStore } from 'react';
import { BrowserRouter, ErrorBoundary, SurroundingsContext } from '@school/shared';
import type { PlacedLink, Shell } from '@school/shared/contract';
import { Frame } from './frame/Frame';
import { FrameLinks } from './frame/frameLinks';
import type { RouteSource } from './routing/currentRoute';
import type { Visits } from './routing/visits';

interface Props {
  readonly shell: Shell;
  readonly routes: RouteSource;
  readonly visits: Visits;
  readonly links: readonly PlacedLink[] | undefined;
  /** Called when the frame is hydrated, and again when a page adds a header to a frame without one. */
  readonly onHydrated: () => void;
}

/** The shell's own part of the page. */
export function ShellRoot({ shell, routes, visits, links = [], onHydrated }: Props) {
  const { route, outcome } = useSyncExternalStore(routes.subscribe, routes.get, routes.get);
  const visit = useSyncExternalStore(visits.subscribe, visits.get, visits.get);
  return (
    <BrowserRouter>
      <SurroundingsContext value={{ shell, base: '' }}>
        {/* The areas of apps were in the removed frame, so only a page load restores both. */}
        <ErrorBoundary app="shell" onRetry={() => window.location.reload()}>
          <FrameLinks value={links}>
            <Frame
              kind={route?.frame ?? 'site'}
              visit={visit}
              hidden={outcome.kind !== 'show'}
              onHydrated={onHydrated}
            />
          </FrameLinks>
        </ErrorBoundary>
      </SurroundingsContext>
    </BrowserRouter>
  );
}
