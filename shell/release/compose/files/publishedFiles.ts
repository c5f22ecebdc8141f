import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_FILES } from '@school/shared/vite/content';
import { z } from 'zod';
import { hashOf } from '../hashOf';
import { DEADLINES, openPages } from '../renderModule';
import { appFolder, type Release } from '../../site/registry';
import type { RootFileSource } from './rootFile';

/** The list of files in an app's build that are generated from editable documents. */
const declaredSchema = z.object({
  /** The documents that they are generated from. */
  of: z.array(z.string()),
  /** Their paths in the build. */
  paths: z.array(z.string().startsWith('/')),
});

interface PublishedFiles {
  /** The paths of the build's files that these replace. */
  readonly instead: readonly string[];
  readonly made: Readonly<Record<string, string>>;
}

/** Generated files by their input, so that following the API regenerates only what has changed. */
const cached = new Map<string, PublishedFiles['made']>();
const KNOWN_AT_MOST = 50;

/**
 * Generates the files of an app from published documents, such as calendars. While all documents are defaults, the
 * build's files are used.
 * @param content published documents, by path; see `publishedContent`
 * @throws Error with one line when the app cannot generate them
 */
export async function publishedFiles(
  { store, registry, settings }: RootFileSource,
  release: Release,
  content: Readonly<Record<string, unknown>>,
): Promise<PublishedFiles> {
  const { name } = release.manifest;
  const { of, paths } = await declaredFiles(await store.localFolder(appFolder(name, release.version)));
  const published = of.filter((path) => path in content);
  if (published.length === 0) return { instead: [], made: {} };
  const taken = published.map((path) => registry.resources[path]?.takenAt ?? '').sort();
  const request = {
    resources: Object.fromEntries(published.map((path) => [path, content[path]])),
    publishedAt: taken.at(-1) || undefined,
  };
  const key = hashOf(JSON.stringify([name, release.version, request]));
  const before = cached.get(key);
  if (before) return { instead: paths, made: before };
  const deadlines = settings.deadlines ?? DEADLINES;
  const module = await openPages(store, release, deadlines, Date.now() + deadlines.allMs);
  try {
    const made = await module.files(request);
    if (cached.size >= KNOWN_AT_MOST) cached.clear();
    cached.set(key, made);
    return { instead: paths, made };
  } finally {
    await module.close();
  }
}

/** Apps without such files have no list. */
async function declaredFiles(folder: string): Promise<z.infer<typeof declaredSchema>> {
  const text = await readFile(join(folder, CONTENT_FILES), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"of":[],"paths":[]}';
    throw error;
  });
  return declaredSchema.parse(JSON.parse(text));
}
