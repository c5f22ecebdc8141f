import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { folderStore } from '../release/site/folderStore';
import type { SiteStore } from '../release/site/store';

/**
 * Shares a deployed site between tests, because the render threads of a deploy are slower than a copy.
 * @param deployTo is called when the first test needs a site
 * @returns a function that copies the site to an empty root
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
