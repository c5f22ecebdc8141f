import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { appFolder, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { differencesIn } from './fileList';
import { INTEGRITY_FILES, originalPath } from '../../src/loading/cacheBusting';
import { sha256 } from './inlineParts';
import { hashesIn } from './integrity';

const decompress = promisify(brotliDecompress);

const CHANGED = 'was changed or removed';

/**
 * Returns which files of an app's version were changed, removed or added since it was deployed, one line each. Versions
 * deployed before lists of files were recorded have hashes of their scripts only. Checks plain and compressed scripts,
 * since either may be sent.
 */
export async function changedFiles(
  store: Pick<SiteStore, 'read' | 'localFolder'>,
  release: Release,
): Promise<string[]> {
  const { manifest, version, integrity = [], files } = release;
  const folder = appFolder(manifest.name, version);
  const maps = integrity.map((hash, index) => [folder + INTEGRITY_FILES[index], hash] as const);
  const wrong = await wrongAmong(store, maps);
  const [first] = maps;
  const lines = wrong.map((key) => `${key.slice(folder.length)} ${CHANGED}`);
  if (files) lines.push(...(await differencesIn(await store.localFolder(folder), files)));
  else if (first && wrong.length === 0) {
    const said = Object.entries(hashesIn(String(await store.read(first[0]))));
    const scripts = said
      .filter(([address]) => !address.includes('?'))
      .map(([address, hash]) => [originalPath(address.slice(1)), hash] as const);
    const changed = await wrongAmong(store, scripts);
    lines.push(...changed.map((key) => `${key.slice(folder.length)} ${CHANGED}`));
  }
  return lines.map(
    (line) =>
      `${manifest.name} ${version} differs from what was deployed: ${line}; delete ${folder} and deploy it again`,
  );
}

async function wrongAmong(
  store: Pick<SiteStore, 'read'>,
  files: readonly (readonly [key: string, hash: string])[],
): Promise<string[]> {
  const checked = await Promise.all(
    files.map(async ([key, hash]) => {
      if (!fits(await store.read(key), hash)) return [key];
      const packed = await store.read(`${key}.br`);
      return !packed || fits(await decompress(packed).catch(() => undefined), hash) ? [] : [`${key}.br`];
    }),
  );
  return checked.flat();
}

const fits = (body: Buffer | undefined, hash: string): boolean => !!body && sha256(body) === hash;
