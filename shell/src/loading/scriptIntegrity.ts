import { ChunkLoadError } from '@school/shared';

/** The maps of this page, by hash. */
const added = new Set<string>();

/**
 * Adds an app's integrity map before the first import: from then on the browser runs no script that differs. The page's
 * policy allows the map by its hash. Browsers that accept only one map ignore it.
 * @param address of the map
 * @throws ChunkLoadError when the map cannot be fetched or differs
 */
export async function expectIntegrity(address: string, hash: string): Promise<void> {
  if (added.has(hash)) return;
  try {
    const answer = await fetch(address, { integrity: hash });
    const map = document.createElement('script');
    map.type = 'importmap';
    map.text = await answer.text();
    // A concurrent request may have added it.
    if (!added.has(hash)) document.head.append(map);
    added.add(hash);
  } catch (error) {
    throw new ChunkLoadError(address, error);
  }
}
