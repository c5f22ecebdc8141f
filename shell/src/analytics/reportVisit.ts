import { analyticsLimits, type BeaconEvent } from '@school/shared/schemas/analytics';
import { afterFirstInput } from '../background/afterLoad';
import { countBeginnings } from './countBeginnings';
import { createViews, publicPage, type SeenPage } from './views';

/**
 * Reports a visit: the viewed pages and the metrics of the first. The browser sends it when the page is hidden, without
 * cookies.
 * @param seen the pages so far; the caller continues to add to it
 */
export function reportVisit(seen: SeenPage[], apiBase: string): void {
  const views = createViews(document.referrer);
  const waiting: BeaconEvent[] = [];
  // Metrics belong to the loaded page, however far the visit continues.
  const [landing] = seen;
  const path = landing && publicPage(landing);
  // The metrics library needs Chrome 92.
  if (path && 'at' in Array.prototype) {
    // A visit that ends on its first screen is counted without loading the metrics library.
    afterFirstInput(() => {
      import('./measureVitals')
        .then(({ measureVitals }) =>
          measureVitals((metric, value) => waiting.push({ kind: 'vital', path, metric, value })),
        )
        // Without metrics, the visit itself is still counted.
        .catch(() => undefined);
    });
  }

  countBeginnings(document, (form) => waiting.push({ kind: 'begun', form }));

  // On the window, so that it runs after listeners that measure until the page is hidden.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const events = [...views.of(seen.splice(0)), ...waiting.splice(0)];
    while (events.length > 0) {
      const part = { events: events.splice(0, analyticsLimits.eventsMax) };
      navigator.sendBeacon(`${apiBase}/analytics/beacon`, JSON.stringify(part));
    }
  });
}
