import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { declaredContentSchema, type DeclaredContent } from '@school/shared/content/declare';
import { CONTENT_DECLARED } from '@school/shared/vite/content';
import { appFolder, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';

/** Returns the editable documents that a version of an app declares. Older apps declare none. */
export async function declaredContent(
  store: SiteStore,
  { manifest, version }: Release,
): Promise<readonly DeclaredContent[]> {
  const folder = await store.localFolder(appFolder(manifest.name, version));
  const text = await readFile(join(folder, CONTENT_DECLARED), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    },
  );
  return z.array(declaredContentSchema).parse(JSON.parse(text));
}
