import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { folderStore } from '../release/site/folderStore';
import type { SiteStore } from '../release/site/store';

/**
 * A site that is deployed once for several tests: each deploy renders in threads of its own, which take longer to start
 * than a copy to make.
 * @param deployTo is called when the first test asks for a site
 * @returns what makes a copy at a root where nothing is
 */
export function deployedOnce(
  deployTo: (store: SiteStore) => Promise<unknown>,
): (root: string) => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'school-site-'));
  let made: Promise<unknown> | undefined;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return async (root) => {
    made ??= deployTo(folderStore(folder));
    await made;
    cpSync(folder, root, { recursive: true, preserveTimestamps: true });
  };
}
