import { parseApiDocument, type ApiDocument } from './apiDocument';
import type { SiteDocuments } from './compatibility';
import { appFolder, parseJson, type Registry } from './registry';
import type { SiteStore } from './store';

/** Reads the documents of the deployed releases. @throws when one is missing or invalid */
export async function readDocuments(store: SiteStore, { apps, api }: Registry): Promise<SiteDocuments> {
  const used = Object.entries(apps).flatMap(([name, { current }]) => {
    const file = current.manifest.needs?.api;
    return file ? [[name, `${appFolder(name, current.version)}${file}`] as const] : [];
  });
  return {
    api: api && (await readDocument(store, api.current.document)),
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
