import { analyticsLimits, type BeaconEvent } from '@school/shared/schemas/analytics';
import { afterFirstInput } from '../background/afterLoad';
import type { AppSource } from '../loading/registry';
import { appEvents, type AppEvent } from '../loading/appEvents';
import { createViews, publicPage, type SeenPage } from './views';

/**
 * Reports a visit: the viewed pages, the metrics of the first, and what became of apps. The browser sends it when the
 * page is hidden, without cookies.
 * @param seen the pages so far; the caller continues to add to it
 */
export function reportVisit(seen: SeenPage[], apps: AppSource, apiBase: string): void {
  const views = createViews(document.referrer);
  const waiting: BeaconEvent[] = [];
  // Metrics belong to the loaded page, however far the visit continues.
  const [landing] = seen;
  const path = landing && publicPage(landing);
  // A visit that ends on its first screen without an error is counted without this code.
  const watch = (event?: unknown) => {
    import('./watchVisit')
      .then(({ watchVisit }) => watchVisit({ waiting, path, apps }, event))
      // Without it, the visit itself is still counted.
      .catch(() => undefined);
  };
  afterFirstInput(watch);
  for (const type of ['error', 'unhandledrejection']) window.addEventListener(type, watch);

  const reported = new Set<string>();
  // What is not measured counts once, because a visitor who tries again ten times is still one.
  const isNews = ({ app, version, outcome, ms }: AppEvent) => {
    const key = [app, version, outcome].join();
    return ms !== undefined || (!reported.has(key) && reported.add(key));
  };

  // On the window, so that it runs after listeners that measure until the page is hidden.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // An older API would reject the views with the events of apps.
    for (const events of [
      [...views.of(seen.splice(0)), ...waiting.splice(0)],
      appEvents.splice(0).filter(isNews),
    ]) {
      while (events.length > 0) {
        const part = { events: events.splice(0, analyticsLimits.eventsMax) };
        navigator.sendBeacon(`${apiBase}/analytics/beacon`, JSON.stringify(part));
      }
    }
  });
}
