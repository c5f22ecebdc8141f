import { withRetry } from '@school/shared';
import { createValue, type Observable } from '@school/shared/contract';
import type { AppTable, PageDescriptor } from './pageDescriptor';
import { validApps } from './validApps';

/** The registry's timeout. Without it, other areas are opened by a page load. */
const REGISTRY_DEADLINE_MS = 10_000;

/** The apps that this page knows. */
export interface KnownApps {
  /** Initially only the opened page's own app. */
  readonly table: AppTable;
  /** Whether the registry was read or failed. */
  readonly registry: 'loading' | 'read' | 'error';
}

/** Watched by everything that depends on the apps; `settled` resolves when the registry was read or has failed. */
export interface AppSource extends Observable<KnownApps> {
  readonly settled: Promise<void>;
}

/**
 * Learns which apps are deployed, in the background. The opened page describes its own app, which stays in the version
 * that rendered its HTML, even after a newer deploy.
 */
export function learnApps(
  descriptor: PageDescriptor,
  fetchApps: () => Promise<PublicApps> = fetchPublicApps,
): AppSource {
  const own: AppTable = { [descriptor.app]: descriptor };
  const { get, subscribe, set } = createValue<KnownApps>({ table: own, registry: 'loading' });
  const settled = withRetry(fetchApps, { deadlineMs: REGISTRY_DEADLINE_MS }).then(
    ({ apps, maps }) =>
      // Apps deployed since this page was served need a page whose policy allows them.
      set(
        maps === (namedMaps() ?? maps)
          ? { table: { ...apps, ...own }, registry: 'read' }
          : { table: own, registry: 'error' },
      ),
    (error: unknown) => {
      console.warn('The registry could not be read', error);
      set({ table: own, registry: 'error' });
    },
  );
  return { get, subscribe, settled };
}

/** Returns whether a newer version of an app was deployed since this page was opened. */
export async function isStale(name: string, version: string): Promise<boolean> {
  return (await fetchPublicApps()).apps[name]?.version !== version;
}

interface PublicApps {
  readonly apps: AppTable;
  /** The hashes for all of them. */
  readonly maps?: unknown;
}

/** Fetches the deployed apps. @throws when the registry cannot be read */
export async function fetchPublicApps(): Promise<PublicApps> {
  const response = await fetch('/registry.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const registry = (await response.json()) as PublicApps | null;
  return { apps: validApps(registry), maps: registry?.maps };
}

/** Returns the integrity maps that this page's policy allows, when the browser exposes them. */
function namedMaps(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'maps')?.description;
}
