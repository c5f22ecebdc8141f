import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppTree, BrowserRouter, SurroundingsContext, type App } from '@school/shared';
import { pagePath } from '@school/shared/contract';
import { standInShell } from '@school/shared/testing';
import { fontFaces, globalCss } from '@school/shared/theme';
import { RouteTitle } from './RouteTitle';
import { StandInFrame } from './StandInFrame';
import { StandInStaffFrame } from './StandInStaffFrame';

/** Renders an app by itself in a stand-in shell. An unknown URL redirects to the app's first page. */
export function showAlone(app: App): void {
  const style = document.createElement('style');
  style.textContent = globalCss + fontFaces('/fonts/');
  document.head.prepend(style);

  const paths = app.routes.flatMap((route) =>
    (route.variants ?? [undefined]).map((variant) => pagePath(route, variant).replace(/:\w+/g, 'any')),
  );
  const pages = paths.filter((path) => path !== '*');
  if (!app.match(window.location.pathname)) window.history.replaceState(null, '', pages[0] ?? '/');

  const shell = {
    ...standInShell({ knows: (pathname) => app.match(pathname) !== undefined }),
    part: async () => ({ part: StandInStaffFrame, base: '/' }),
  };
  const surroundings = { shell, base: '/' };
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <SurroundingsContext value={surroundings}>
          <RouteTitle app={app} />
          <StandInFrame name={app.name} pages={pages} shell={shell} />
          <main id="main">
            <AppTree app={app} surroundings={surroundings} />
          </main>
        </SurroundingsContext>
      </BrowserRouter>
    </StrictMode>,
  );
}
