import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import type { AppManifest } from '@school/shared/contract/manifest';
import { appFolder } from '../site/registry';
import { cacheBustedFolder, LAST_FOLDER, LAST_QUERY } from '../../src/loading/cacheBusting';
import { sha256 } from './inlineParts';

/** Scripts that pages load, excluding render modules and the service worker. */
const SCRIPT = /^(?!server\/|\.vite\/|root\/).*\.js$/;

type Entry = readonly [address: string, hash: string];

/**
 * Returns the integrity of an app's scripts at all their URLs, including cache-busted ones: import maps as they are
 * sent, in the order of `INTEGRITY_FILES`. They are the same for the same build, so that policies can refer to them.
 * @param folder the build
 */
export async function integrityOf(folder: string, manifest: AppManifest, version: string): Promise<string[]> {
  const files = (await filesBelow(folder)).filter((file) => SCRIPT.test(file));
  const scripts = await Promise.all(
    files.map(async (file): Promise<Entry> => [file, sha256(await readFile(join(folder, file)))]),
  );
  const base = `/${appFolder(manifest.name, version)}`;
  const first = scripts.map(([file, hash]): Entry => [base + file, hash]);
  if (manifest.name === 'shell') return [mapOf([...first, ...askedByQuery(base, scripts, manifest)])];
  const further = numbersTo(LAST_FOLDER).flatMap((number) =>
    scripts.map(([file, hash]): Entry => [cacheBustedFolder(base, number) + file, hash]),
  );
  return [mapOf(first), mapOf(further)];
}

/** Returns the hashes in an integrity map, by URL. */
export function hashesIn(map: string): Readonly<Record<string, string>> {
  return (JSON.parse(map) as { integrity: Record<string, string> }).integrity;
}

/** Lazily loaded parts of the shell are retried with a query. */
function askedByQuery(base: string, scripts: readonly Entry[], { preloads }: AppManifest): Entry[] {
  const atOnce = new Set(Object.values(preloads).flat());
  const late = scripts.filter(([file]) => !atOnce.has(file));
  return numbersTo(LAST_QUERY).flatMap((number) =>
    late.map(([file, hash]): Entry => [`${base}${file}?${number}`, hash]),
  );
}

function mapOf(entries: readonly Entry[]): string {
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
