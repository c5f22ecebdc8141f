import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '@school/shared/vite/compress';
import { z } from 'zod';
import { INTEGRITY_FILES } from '../../src/loading/cacheBusting';
import { parseJson } from '../site/registry';
import { sha256 } from './inlineParts';

/** The file in an app's folder with the hash of each file of its build. The registry has its own hash. */
export const FILE_LIST = 'files.json';

const listSchema = z.record(z.string(), z.string());

/** What a deploy adds to an app's folder. */
const ADDED = new Set([FILE_LIST, ...INTEGRITY_FILES.flatMap((file) => [file, `${file}.br`])]);

/** Returns the list of a build as it is stored. */
export async function fileListOf(folder: string): Promise<string> {
  const hashes = (await filesBelow(folder)).map(async (file) => [file, await hashOf(folder, file)] as const);
  return JSON.stringify(Object.fromEntries(await Promise.all(hashes)));
}

/**
 * Compares a stored folder with its list.
 * @returns each file that was changed, removed or added, with what happened to it
 */
export async function differencesIn(folder: string, hash: string): Promise<string[]> {
  const existing = new Set(await filesBelow(folder).catch(() => []));
  const text = existing.has(FILE_LIST) ? await readFile(join(folder, FILE_LIST), 'utf8') : '';
  const listed = sha256(text) === hash && listSchema.safeParse(parseJson(text)).data;
  if (!listed) return [`${FILE_LIST} was changed or removed`];
  const fits = async (file: string) => existing.has(file) && (await hashOf(folder, file)) === listed[file];
  const checked = await Promise.all(
    Object.keys(listed).map(async (file) => ((await fits(file)) ? [] : [`${file} was changed or removed`])),
  );
  const added = [...existing].filter((file) => !Object.hasOwn(listed, file) && !ADDED.has(file));
  return [...checked.flat(), ...added.map((file) => `${file} was added`)];
}

const hashOf = async (folder: string, file: string): Promise<string> =>
  sha256(await readFile(join(folder, file)));
