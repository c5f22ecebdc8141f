import { ChunkLoadError } from '@school/shared';

/** The maps that this page has, by their hashes. */
const known = new Set<string>();

/**
 * Tells the browser what an app's scripts must be, before the first of them is imported: from then on it runs none that
 * is anything else. The page's policy names the map by its hash. Browsers that take one map alone go on without this one.
 * @param address of the map
 * @throws ChunkLoadError when the map does not come, or is another one
 */
export async function expectIntegrity(address: string, hash: string): Promise<void> {
  if (known.has(hash)) return;
  try {
    const answer = await fetch(address, { integrity: hash });
    const map = document.createElement('script');
    map.type = 'importmap';
    map.text = await answer.text();
    // Anyone who asked meanwhile may have been quicker.
    if (!known.has(hash)) document.head.append(map);
    known.add(hash);
  } catch (error) {
    throw new ChunkLoadError(address, error);
  }
}
