import { parseApiDocument, type ApiDocument } from './apiDocument';
import type { SiteDocuments } from './compatibility';
import { appFolder, parseJson, type Registry, type Release } from './registry';
import type { SiteStore } from './store';

/** Reads what the recorded API provides; undefined when none is recorded. @throws when it is missing or invalid */
export async function readApi(
  store: SiteStore,
  { api }: Pick<Registry, 'api'>,
): Promise<ApiDocument | undefined> {
  return api && readDocument(store, api.current.document);
}

/** Reads what releases use of the API. Leaves out releases whose files were pruned, since no tab works with them. */
export async function readUsed(
  store: SiteStore,
  releases: readonly Release[],
): Promise<ReadonlyMap<Release, ApiDocument>> {
  const used = releases.map(async (release) => {
    const { name, needs } = release.manifest;
    const key = `${appFolder(name, release.version)}${needs?.api}`;
    if (!needs?.api || !(await store.read(key))) return [];
    return [[release, await readDocument(store, key)] as const];
  });
  return new Map((await Promise.all(used)).flat());
}

/** Reads the documents of the deployed releases. @throws when one is missing or invalid */
export async function readDocuments(store: SiteStore, registry: Registry): Promise<SiteDocuments> {
  const { apps } = registry;
  const used = Object.entries(apps).flatMap(([name, { current }]) => {
    const file = current.manifest.needs?.api;
    return file ? [[name, `${appFolder(name, current.version)}${file}`] as const] : [];
  });
  return {
    api: await readApi(store, registry),
    used: new Map(
      await Promise.all(used.map(async ([name, key]) => [name, await readDocument(store, key)] as const)),
    ),
  };
}

async function readDocument(store: SiteStore, key: string): Promise<ApiDocument> {
  const body = await store.read(key);
  if (!body) throw new Error(`${key} is missing from the site store`);
  return parseApiDocument(parseJson(body.toString('utf8')), key);
}
