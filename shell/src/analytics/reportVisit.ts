import { analyticsLimits, type BeaconEvent } from '@school/shared/schemas/analytics';
import { afterFirstInput } from '../background/afterLoad';
import { countBeginnings } from './countBeginnings';
import { createViews, publicPage, type SeenPage } from './views';

/**
 * Reports what a visit was: which pages were seen, and how the first one felt. It is sent when the page goes out of
 * sight, by the browser itself, which neither waits for an answer nor keeps a cookie.
 * @param seen where the visit has been so far; the caller goes on adding to it
 */
export function reportVisit(seen: SeenPage[], apiBase: string): void {
  const views = createViews(document.referrer);
  const waiting: BeaconEvent[] = [];
  // What is measured belongs to the page that was loaded, however far the visit goes from there.
  const [landing] = seen;
  const path = landing && publicPage(landing);
  // The library that measures needs what Chrome has from 92 on.
  if (path && 'at' in Array.prototype) {
    // A visit that ends at its first screen is counted, and need not load what measures.
    afterFirstInput(() => {
      import('./measureVitals')
        .then(({ measureVitals }) =>
          measureVitals((metric, value) => waiting.push({ kind: 'vital', path, metric, value })),
        )
        // What cannot be measured is not reported either; the visit itself is counted all the same.
        .catch(() => undefined);
    });
  }

  countBeginnings(document, (form) => waiting.push({ kind: 'begun', form }));

  // On the window, so that it comes after listeners that measure until the page is left.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const events = [...views.of(seen.splice(0)), ...waiting.splice(0)];
    while (events.length > 0) {
      const part = { events: events.splice(0, analyticsLimits.eventsMax) };
      navigator.sendBeacon(`${apiBase}/analytics/beacon`, JSON.stringify(part));
    }
  });
}
