import type { BeaconEvent } from '@school/shared/schemas/analytics';
import type { AppSource } from '../loading/registry';
import { noteApp } from '../loading/appEvents';
import { countBeginnings } from './countBeginnings';
import { measureVitals } from './measureVitals';

/** The most uncaught errors that a page counts: one that repeats would hide the others. */
const MOST_ERRORS = 5;

/** The folder of an app in the URL of a script. */
const FOLDER = /\/apps\/([a-z][a-z0-9-]*)\/([0-9a-f]{12})\//g;

interface Watched {
  /** Collects what is reported with the views. */
  readonly waiting: BeaconEvent[];
  /** The page's path, when it is measured. */
  readonly path: string | undefined;
  readonly apps: AppSource;
}

let watching = false;
let errorsLeft = MOST_ERRORS;

/**
 * Watches the rest of a visit: metrics and forms that are begun. A page loads this after the first input or error, and
 * calls it again for each error, which it counts.
 */
export function watchVisit({ waiting, path, apps }: Watched, event?: unknown): void {
  if (!watching) {
    watching = true;
    countBeginnings(document, (form) => waiting.push({ kind: 'begun', form }));
    // The metrics library needs Chrome 92.
    if ('at' in Array.prototype) {
      measureVitals((metric, value, target) => {
        if (path) waiting.push({ kind: 'vital', path, metric, value });
        const name = metric === 'INP' && target?.closest<HTMLElement>('[data-app]')?.dataset['app'];
        const app = name && apps.get().table[name];
        if (app) noteApp(name, app, 'inp', value);
      });
    }
  }
  if (event instanceof Event) countError(event, apps);
}

/** Counts an uncaught error for the app whose code is nearest in the stack. */
function countError(event: Event, apps: AppSource): void {
  const { filename, error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const { stack } = Object(error ?? reason) as Partial<Error>;
  for (const [, name = '', version] of `${stack} ${filename}`.matchAll(FOLDER)) {
    const app = apps.get().table[name];
    if (!app || app.version !== version) continue;
    if (errorsLeft-- > 0) noteApp(name, app, 'error');
    return;
  }
}
