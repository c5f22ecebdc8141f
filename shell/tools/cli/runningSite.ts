import type { SiteSettings } from '../../workspace/settings';

/** How far the port of `npm run dev` is from that of the running site that it joins. */
const DISTANCE = 300;

/** Returns whether `npm start` serves a site with its API on the port of the settings. */
export async function isRunning({ sitePort }: Pick<SiteSettings, 'sitePort'>): Promise<boolean> {
  try {
    const registry = (await (await fetch(`http://localhost:${sitePort}/registry.json`)).json()) as object;
    const { ok } = await fetch(`http://localhost:${sitePort}/api/ready`);
    return ok && 'revision' in registry;
  } catch {
    return false;
  }
}

/** Returns the settings of a site beside the running one, which answers its requests for the API. */
export function besideRunning(settings: SiteSettings): SiteSettings {
  const sitePort = settings.sitePort + DISTANCE;
  return {
    ...settings,
    sitePort,
    origin: localOrigin(sitePort),
    apiOrigin: localOrigin(settings.sitePort),
  };
}

/**
 * Returns the origins whose pages may use the API: the site's, and on a developer's machine that of `npm run dev` beside
 * it. A site elsewhere has no such second origin.
 */
export function originsOf({ origin, sitePort }: Pick<SiteSettings, 'origin' | 'sitePort'>): string[] {
  return origin === localOrigin(sitePort) ? [origin, localOrigin(sitePort + DISTANCE)] : [origin];
}

const localOrigin = (port: number): string => `http://localhost:${port}`;
