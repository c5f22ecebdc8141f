import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { goLive, LIVE } from '@school/shared';
import { countVisits } from './analytics/countVisits';
import { registerServiceWorker } from './background/registerServiceWorker';
import { readPageDescriptor } from './loading/pageDescriptor';
import { learnApps } from './loading/registry';
import { createShell } from './createShell';
import { followLinks } from './routing/followLinks';
import { prefetchWhenIdle } from './routing/prefetchWhenIdle';
import { startRouting } from './routing/start';
import { createVisits } from './routing/visits';
import { ShellRoot } from './ShellRoot';

/**
 * Starts the site in the browser: hydrates the composed page and switches apps from then on. It waits for nothing,
 * because the page describes its own app and the others are learned in the background.
 */
export function boot(): void {
  const descriptor = readPageDescriptor(document);
  const apps = learnApps(descriptor);
  const { shell, routes, remotes, gate, arrivals } = createShell(apps, descriptor.config);

  const visits = createVisits();

  const frame = element('shell');
  const root = (
    <ShellRoot
      {...{ shell, routes, visits }}
      links={descriptor.links}
      onHydrated={() => frame.hasAttribute(LIVE) || goLive(frame)}
    />
  );
  // In a transition, React yields to scrolling and typing.
  startTransition(() => void hydrateRoot(frame, root, { identifierPrefix: 'shell-' }));
  startRouting({ apps, routes, visits, shell, remotes, outlet: element('main'), gate, arrivals });
  followLinks(shell);
  prefetchWhenIdle(shell.prefetch);
  countVisits(routes, visits, apps, descriptor.config);
  registerServiceWorker();
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}
