import { withRetry } from '@school/shared';
import type { PageDescriptor, PublicRegistry, PublishedApp } from './pageDescriptor';

/** Without the registry only the opened page's own app is known; other areas are then opened by a page load. */
const REGISTRY_DEADLINE_MS = 10_000;

/**
 * Learns which apps are deployed. The app of the opened page stays in the version that made its HTML, even when a
 * newer one was deployed in between.
 */
export async function learnApps(
  descriptor: PageDescriptor,
  fetchRegistry: () => Promise<PublicRegistry> = fetchPublicRegistry,
): Promise<Readonly<Record<string, PublishedApp>>> {
  const own = { [descriptor.app]: descriptor };
  try {
    const { apps } = await withRetry(fetchRegistry, { deadlineMs: REGISTRY_DEADLINE_MS });
    return { ...apps, ...own };
  } catch (error) {
    console.warn('The registry could not be read; other areas open by a page load', error);
    return own;
  }
}

/** Whether a newer version of an app was deployed since this page was opened. */
export async function isStale(name: string, version: string): Promise<boolean> {
  const { apps } = await fetchPublicRegistry();
  return apps[name]?.version !== version;
}

async function fetchPublicRegistry(): Promise<PublicRegistry> {
  const response = await fetch('/registry.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const body = (await response.json()) as Partial<PublicRegistry>;
  if (typeof body.apps !== 'object' || body.apps === null) throw new Error('The registry is corrupt');
  return body as PublicRegistry;
}
