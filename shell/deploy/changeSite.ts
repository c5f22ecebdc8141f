import { isDeepStrictEqual } from 'node:util';
import { composePages, type ComposeSettings } from '../compose/composePages';
import { composeFiles } from '../compose/files/composeFiles';
import { refuseClaims } from '../site/ownership';
import type { Registry } from '../site/registry';
import { StaleRegistryError, type SiteStore } from '../site/store';

export interface DeployResult {
  readonly revision: number;
  /** Versions by app, of those that changed. */
  readonly changed: Readonly<Record<string, string>>;
  /** Apps that are gone. */
  readonly removed: readonly string[];
  /** Addresses whose HTML is new. */
  readonly composed: readonly string[];
}

/** What the apps of the site shall be, given what they are. Asked again when the registry has changed meanwhile. */
export type Decision = (registry: Registry) => Registry['apps'] | Promise<Registry['apps']>;

/**
 * Puts other apps in force: composes the pages that they own and swaps the registry. Until the swap nothing that is
 * in use is touched.
 * @param all composes every page, not only those of apps that change
 */
export async function changeSite(
  store: SiteStore,
  settings: ComposeSettings,
  decide: Decision,
  all = false,
): Promise<DeployResult> {
  for (;;) {
    const basis = await store.registry();
    const apps = await decide(basis);
    const names = Object.keys(apps).filter((name) => apps[name] !== basis.apps[name]);
    const touched = all || names.includes('shell') ? Object.keys(apps) : names;
    for (const name of names) refuseClaims({ ...basis, apps }, name);
    const changed = Object.fromEntries(names.map((name) => [name, apps[name]?.current.version ?? '']));
    const removed = Object.keys(basis.apps).filter((name) => !apps[name]);
    const { pages, composed } = await composePages(store, { ...basis, apps }, touched, settings);
    const site = { ...basis, revision: basis.revision + 1, apps, pages };
    const next = { ...site, files: await composeFiles({ store, registry: site, settings }) };
    const result = { changed, removed, composed };
    if (touched.length + removed.length === 0 && isDeepStrictEqual(next.files, basis.files))
      return { revision: basis.revision, ...result };
    try {
      await store.swapRegistry(basis, next);
      return { revision: next.revision, ...result };
    } catch (error) {
      if (!(error instanceof StaleRegistryError)) throw error;
    }
  }
}
