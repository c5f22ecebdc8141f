import { hashesIn } from '../policy/integrity';
import { appFolder, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { INTEGRITY_FILES } from '../../src/loading/cacheBusting';
import type { ScriptIntegrity } from './document';

/** Returns the integrity of the scripts of an app and of the shell, if it was recorded. */
export async function readIntegrity(
  store: SiteStore,
  shell: Release,
  app: Release,
): Promise<ScriptIntegrity | undefined> {
  const map = await readMap(store, shell);
  const own = await readMap(store, app);
  if (!map) return undefined;
  return { map, hashes: { ...hashesIn(map), ...(own && hashesIn(own)) } };
}

async function readMap(
  store: SiteStore,
  { manifest, version, integrity }: Release,
): Promise<string | undefined> {
  const map = integrity && (await store.read(appFolder(manifest.name, version) + INTEGRITY_FILES[0]));
  return map?.toString();
}
