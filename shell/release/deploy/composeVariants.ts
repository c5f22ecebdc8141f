import { composeVariant } from '../compose/composeVariant';
import type { ComposeSettings } from '../compose/composeSettings';
import { refuseClaims } from '../site/ownership';
import { livePreviews, withPreview } from '../site/preview';
import type { Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { refuseChangedFiles, refuseUnprovided } from './refusals';

interface Composing {
  readonly store: SiteStore;
  readonly settings: ComposeSettings;
  /** The site before the change. */
  readonly basis: Registry;
}

/** Composes all pages of some apps' canaries. Returns all canaries of the site. */
export async function composeCanaries(
  { store, settings }: Composing,
  site: Registry,
  names: readonly string[],
): Promise<Registry['canaries']> {
  if (names.length === 0) return site.canaries;
  const canaries = { ...site.canaries };
  for (const name of names) {
    const canary = canaries[name];
    if (!canary) continue;
    const pages = await composeVariant(store, site, { ...canary, channel: 'canary' }, settings);
    canaries[name] = { ...canary, pages };
  }
  return canaries;
}

interface Previewing extends Pick<Registry, 'previews'> {
  /** Whether the pages of earlier previews are stale. */
  readonly areStale: boolean;
  readonly now: Date;
}

/**
 * Composes all pages of new previews, and of all previews with a new frame or new home cards. Previews block nobody: one
 * that does not fit the changed site any more is lost. They keep the content that was published when they were composed.
 * @returns the previews of the site, and a line for each that was lost
 * @throws Error with one line when a new preview cannot be shown
 */
export async function composePreviews(
  { store, settings, basis }: Composing,
  site: Registry,
  { previews = {}, areStale, now }: Previewing,
): Promise<{ readonly previews: Registry['previews']; readonly lost: readonly string[] }> {
  const lost: string[] = [];
  const composed: NonNullable<Registry['previews']> = {};
  for (const { name, ...preview } of livePreviews({ previews }, now)) {
    const isNew = basis.previews?.[name]?.release !== preview.release;
    if (!isNew && !areStale) {
      composed[name] = preview;
      continue;
    }
    const app = preview.release.manifest.name;
    const seen = withPreview(site, preview);
    try {
      refuseClaims(seen, app);
      await refuseUnprovided(store, site, seen);
      await refuseChangedFiles(store, [preview.release]);
      const pages = await composeVariant(store, site, { ...preview, channel: 'preview' }, settings);
      composed[name] = { ...preview, pages };
    } catch (error) {
      if (isNew) throw error;
      lost.push(
        `preview ${name} of ${app} was removed, because it no longer fits: ${(error as Error).message}`,
      );
    }
  }
  const isEmpty = Object.keys(composed).length === 0 && !basis.previews;
  return { previews: isEmpty ? undefined : composed, lost };
}
