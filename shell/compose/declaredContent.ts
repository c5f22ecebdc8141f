import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isContentPath } from '@school/shared/content';
import { declaredContentSchema, mistakesIn, type DeclaredContent } from '@school/shared/content/declare';
import { CONTENT_DECLARED } from '@school/shared/vite/content';
import { appFolder, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';

/** What a version of an app declares that staff may edit; apps from before there was anything to edit declare nothing. */
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

/**
 * The resources that an app can show: what staff have published stays out where it does not fit what this version of
 * the app declares, so that its page shows the text of the file and not half of one.
 */
export function fitting(
  resources: Readonly<Record<string, unknown>>,
  declared: readonly DeclaredContent[],
): Record<string, unknown> {
  const fits = ([path, value]: [string, unknown]): boolean => {
    if (!isContentPath(path)) return true;
    const document = declared.find((one) => one.path === path);
    return document !== undefined && mistakesIn(document.schema, value).length === 0;
  };
  return Object.fromEntries(Object.entries(resources).filter(fits));
}
