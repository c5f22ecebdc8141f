import { compressText } from '@school/shared/vite/compress';
import { contentType, isText } from '../../site/contentType';
import type { Registry } from '../../site/registry';
import { deployedRoutes } from '../../site/routeTable';
import { hashOf } from '../hashOf';
import { appFiles } from './appFiles';
import { contentFiles } from './contentFiles';
import { robots } from './robots';
import type { RootFile, RootFileMaker, RootFileSource } from './rootFile';
import { searchIndexes } from './searchIndexes';
import { sitemap } from './sitemap';

const MAKERS: readonly RootFileMaker[] = [appFiles, sitemap, robots, searchIndexes, contentFiles];

/**
 * Generates all root files of a site and stores them as objects.
 * @throws when two have the same path, or a page has it
 */
export async function composeFiles(source: RootFileSource): Promise<Registry['files']> {
  if (!source.registry.apps['shell']) return {};
  const made = (await Promise.all(MAKERS.map((make) => make(source)))).flat();
  const files: Registry['files'] = {};
  for (const file of made) {
    refuseTaken(source.registry, files, file.path);
    files[file.path] = await writeFile(source, file);
  }
  return files;
}

async function writeFile(
  { store, settings }: RootFileSource,
  { path, body }: RootFile,
): Promise<Registry['files'][string]> {
  const type = contentType(path);
  const object = `files/${hashOf(body)}${/\.\w+$/.exec(path)?.[0] ?? ''}`;
  await store.write(object, body);
  if (isText(path))
    await store.write(`${object}.br`, await compressText(Buffer.from(body), settings.compression));
  return { object, type };
}

function refuseTaken(registry: Registry, files: Registry['files'], path: string): void {
  if (path in files) throw new Error(`Two root files have the path ${path}`);
  const apps = Object.entries(deployedRoutes(registry));
  const [app] = apps.find(([, { routes }]) => routes.some((route) => route.path === path)) ?? [];
  if (app) throw new Error(`${app} claims ${path}, which is a root file of the site`);
}
