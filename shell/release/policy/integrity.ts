import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import type { AppManifest } from '@school/shared/contract/manifest';
import { appFolder } from '../site/registry';
import { freshFolder, LAST_FOLDER, LAST_QUERY } from '../../src/loading/freshAddress';
import { sha256 } from './inlineParts';

/** Scripts that pages load; render modules and the service worker, which lies at the root, are none. */
const SCRIPT = /^(?!server\/|\.vite\/|root\/).*\.js$/;

type Entry = readonly [address: string, hash: string];

/**
 * What browsers are told that the scripts of a built app must be, at all addresses that pages ask for them at: import
 * maps, as they are sent, in the order of `INTEGRITY_FILES`. The same build has the same ones, so policies can name them.
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
    scripts.map(([file, hash]): Entry => [freshFolder(base, number) + file, hash]),
  );
  return [mapOf(first), mapOf(further)];
}

/** What a map of integrity says, by address. */
export function hashesIn(map: string): Readonly<Record<string, string>> {
  return (JSON.parse(map) as { integrity: Record<string, string> }).integrity;
}

/** Parts of the shell that come when they are needed are asked for again by a query. */
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
