import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation as useAddress, type Location } from 'react-router-dom';
import type { RouteEntry } from '../contract';
import type { App } from './app';
import { ErrorBoundary } from './ErrorBoundary';
import { Committed, PageSkeleton } from './PageSkeleton';
import { PlaceContext } from './place';
import { SurroundingsContext, type Surroundings } from './shellContext';

interface Props {
  readonly app: App;
  readonly surroundings: Surroundings;
  /** Called when the page is visible. */
  readonly onShown?: () => void;
  /** Called when an error is shown instead of the page. */
  readonly onCaught?: (error: unknown) => void;
}

/** Everything of an app below its router: the same tree on the server, in the shell and alone. */
export function AppTree({ app, surroundings, onShown, onCaught }: Props): ReactNode {
  const location = useLastOwn(app);
  const { route, params } = useMemo(() => app.match(location.pathname) ?? NOWHERE, [app, location]);
  const place = useMemo(() => ({ location, params }), [location, params]);
  return (
    <SurroundingsContext value={surroundings}>
      <ErrorBoundary
        app={app.name}
        place={location.pathname}
        onCaught={onCaught}
        onRetry={() => void (route && app.load(route))}
      >
        <Suspense key={route?.id} fallback={<PageSkeleton />}>
          {route && (
            <PlaceContext value={place}>
              <Page app={app} route={route} />
            </PlaceContext>
          )}
          <Committed onShown={onShown} />
        </Suspense>
      </ErrorBoundary>
    </SurroundingsContext>
  );
}

const NOWHERE = { route: undefined, params: {} };

/**
 * Returns the last location of this app, so that the page stays unchanged during navigation to another app until it is
 * unmounted.
 */
function useLastOwn(app: App): Location {
  const location = useAddress();
  const [shown, setShown] = useState(location);
  const target = app.match(location.pathname) ? location : shown;
  if (target !== shown) setShown(target);
  return target;
}

function Page({ app, route }: { readonly app: App; readonly route: RouteEntry }): ReactNode {
  const Component = use(app.lastLoad(route));
  return <Component />;
}
