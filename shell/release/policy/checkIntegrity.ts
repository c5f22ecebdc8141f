import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { appFolder, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';
import { INTEGRITY_FILES, originalPath } from '../../src/loading/cacheBusting';
import { sha256 } from './inlineParts';
import { hashesIn } from './integrity';

const decompress = promisify(brotliDecompress);

/**
 * Returns the changed files of an app's version, one line each, because browsers would refuse them. Checks plain and
 * compressed files, since either may be sent.
 */
export async function changedFiles(store: Pick<SiteStore, 'read'>, release: Release): Promise<string[]> {
  const { manifest, version, integrity = [] } = release;
  const folder = appFolder(manifest.name, version);
  const maps = integrity.map((hash, index) => [folder + INTEGRITY_FILES[index], hash] as const);
  const wrong = await wrongAmong(store, maps);
  const [first] = maps;
  if (first && wrong.length === 0) {
    const said = Object.entries(hashesIn(String(await store.read(first[0]))));
    const scripts = said
      .filter(([address]) => !address.includes('?'))
      .map(([address, hash]) => [originalPath(address.slice(1)), hash] as const);
    wrong.push(...(await wrongAmong(store, scripts)));
  }
  return wrong.map(
    (key) =>
      `${manifest.name} ${version} differs from what was deployed: ${key.slice(folder.length)} was changed or removed; delete ${folder} and deploy it again`,
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
