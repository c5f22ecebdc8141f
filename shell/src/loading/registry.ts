import { withRetry } from '@school/shared';
import { createValue, type Observable } from '@school/shared/contract';
import type { AppTable, PageDescriptor } from './pageDescriptor';
import { validApps } from './validApps';

/** After this time the registry counts as away: other areas are then opened by a page load. */
const REGISTRY_DEADLINE_MS = 10_000;

/** The apps that this page knows. */
export interface KnownApps {
  /** At first the opened page's own app alone. */
  readonly table: AppTable;
  /** Whether the registry has said which others there are, or could not be read. */
  readonly registry: 'asked' | 'read' | 'away';
}

/** Watched by whatever depends on the apps; `settled` resolves when the registry was read, or could not be. */
export interface AppSource extends Observable<KnownApps> {
  readonly settled: Promise<void>;
}

/**
 * Learns which apps are deployed. Nobody waits for it: the opened page describes its own app, which stays in the
 * version that made its HTML, even when a newer one was deployed in between.
 */
export function learnApps(
  descriptor: PageDescriptor,
  fetchApps: () => Promise<PublicApps> = fetchPublicApps,
): AppSource {
  const own: AppTable = { [descriptor.app]: descriptor };
  const { get, subscribe, set } = createValue<KnownApps>({ table: own, registry: 'asked' });
  const settled = withRetry(fetchApps, { deadlineMs: REGISTRY_DEADLINE_MS }).then(
    ({ apps, maps }) =>
      // What was deployed since this page was served is for a page whose policy knows it.
      set(
        maps === (namedMaps() ?? maps)
          ? { table: { ...apps, ...own }, registry: 'read' }
          : { table: own, registry: 'away' },
      ),
    (error: unknown) => {
      console.warn('The registry could not be read; other areas open by a page load', error);
      set({ table: own, registry: 'away' });
    },
  );
  return { get, subscribe, settled };
}

/** Whether a newer version of an app was deployed since this page was opened. */
export async function isStale(name: string, version: string): Promise<boolean> {
  return (await fetchPublicApps()).apps[name]?.version !== version;
}

interface PublicApps {
  readonly apps: AppTable;
  /** Of all of them. */
  readonly maps?: unknown;
}

async function fetchPublicApps(): Promise<PublicApps> {
  const response = await fetch('/registry.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = (await response.json()) as PublicApps | null;
  return { apps: validApps(registry), maps: registry?.maps };
}

/** The maps of integrity that the policy of this page names, where the browser tells. */
function namedMaps(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'maps')?.description;
}
