import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../compose/hashOf';
import { parseApiDocument } from '../site/apiDocument';
import { exists } from '../site/files';
import { parseJson, type ApiRelease, type Registry } from '../site/registry';
import type { SiteStore } from '../site/store';
import { versionOf } from '../site/version';

/** The file in the backend's build that describes the API; no app has such a file. */
const DOCUMENT = 'openapi.json';

/** A built backend. The site stores only what its API provides, because it runs elsewhere. */
export interface ApiBuild {
  readonly release: ApiRelease;
  readonly text: string;
}

/**
 * Reads the API document of a built backend; returns undefined for the folder of an app.
 * @throws when the document is invalid
 */
export async function readApiBuild(folder: string, now: Date): Promise<ApiBuild | undefined> {
  const file = join(folder, DOCUMENT);
  if (!(await exists(file))) return undefined;
  const text = await readFile(file, 'utf8');
  parseApiDocument(parseJson(text), file);
  const release = {
    version: await versionOf(folder),
    deployedAt: now.toISOString(),
    document: `files/${hashOf(text)}.json`,
  };
  return { release, text };
}

/** Stores a backend's API document and returns the API's record with it as current version. */
export async function withApi(
  store: SiteStore,
  api: Registry['api'],
  { release, text }: ApiBuild,
): Promise<Registry['api']> {
  await store.write(release.document, text);
  if (api?.current.version === release.version) return api;
  return { current: release, ...(api && { previous: api.current }) };
}
