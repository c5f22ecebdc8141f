import { Suspense, use, useState, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { RouteEntry } from '../contract';
import type { App } from './app';
import { ErrorBoundary } from './ErrorBoundary';
import { Committed, PageSkeleton } from './PageSkeleton';
import { SurroundingsContext, type Surroundings } from './shellContext';

interface Props {
  readonly app: App;
  readonly surroundings: Surroundings;
  /** Called once the page itself is on the screen. */
  readonly onShown?: () => void;
}

/** Everything of an app below its router: the same tree on the server, in the shell and alone. */
export function AppTree({ app, surroundings, onShown }: Props): ReactNode {
  return (
    <SurroundingsContext value={surroundings}>
      <ErrorBoundary app={app.name}>
        <Suspense fallback={<PageSkeleton />}>
          <CurrentPage app={app} />
          <Committed onShown={onShown} />
        </Suspense>
      </ErrorBoundary>
    </SurroundingsContext>
  );
}

function CurrentPage({ app }: { readonly app: App }): ReactNode {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  // On the way to another app, until this one is unmounted, the page that was left stays as it is.
  const target = app.match(location.pathname) ? location : shown;
  if (target !== shown) setShown(target);
  const match = app.match(target.pathname);
  if (!match) return null;
  return (
    <Routes location={target}>
      <Route path={match.route.path} element={<Page app={app} route={match.route} />} />
    </Routes>
  );
}

function Page({ app, route }: { readonly app: App; readonly route: RouteEntry }): ReactNode {
  const Component = app.loaded(route) ?? use(app.load(route));
  return <Component key={route.id} />;
}
