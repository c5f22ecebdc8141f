import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compressText, filesBelow } from './compress';
import { SERVER_DIR } from './preset';

/** Size budgets of an app, in KB of 1024 bytes. Its `package.json` may override them under `budget`. */
export interface Budget {
  /** Brotli; all scripts of one page including the app's start. */
  readonly pageScripts: number;
  /** The same for single pages with a lower budget, by module. */
  readonly pages: Readonly<Record<string, number>>;
  /** Gzip; federation's own part of a remote. */
  readonly federation: number;
}

export const DEFAULT_BUDGET: Budget = { pageScripts: 60, pages: {}, federation: 15 };

const KB = 1024;
/** Appears in every build of axios, even minified. */
const AXIOS_MARK = 'isAxiosError';
/** Strings that appear in every build of React and its renderer. */
const REACT_MARKS = ['react.transitional.element', 'react.element'];

/** Checks the size of each page's scripts. @throws when one exceeds its budget or a budget names an unknown page */
export async function checkPageScripts(
  outDir: string,
  preloads: Readonly<Record<string, readonly string[]>>,
  { pageScripts, pages }: Pick<Budget, 'pageScripts' | 'pages'>,
): Promise<void> {
  const unknown = Object.keys(pages).find((page) => !(page in preloads));
  if (unknown) throw new Error(`There is a budget for ${unknown}, but no such page`);
  const sizeOf = memoise(
    async (file: string) => (await compressText(await readFile(join(outDir, file)))).length,
  );
  for (const [page, files] of Object.entries(preloads)) {
    const sizes = await Promise.all(files.map(sizeOf));
    refuseOver(`The scripts of ${page} together`, sum(sizes), pages[page] ?? pageScripts, 'brotli');
  }
}

/** Checks the size of federation's files. @throws when they exceed the budget */
export async function checkFederation(
  outDir: string,
  files: readonly string[],
  budget: number,
): Promise<void> {
  refuseOver('Federation itself', await federationBytes(outDir, files), budget, 'gzip');
}

/** Returns the gzip size of federation's files. */
export async function federationBytes(outDir: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(outDir, file))).length),
  );
  return sum(sizes);
}

/** Checks that a remote does not bundle React. @throws when it does, because the shell provides it */
export async function checkNoReact(outDir: string): Promise<void> {
  for (const file of await filesBelow(outDir)) {
    if (!file.endsWith('.js') || file.startsWith(`${SERVER_DIR}/`)) continue;
    const code = await readFile(join(outDir, file), 'utf8');
    const mark = REACT_MARKS.find((candidate) => code.includes(candidate));
    if (mark) throw new Error(`${file} contains React (${mark}); a remote must take it from the shell`);
  }
}

/** Checks that excluded packages (`overrides` of the root) are not bundled. @throws when one is */
export async function checkLeftOut(outDir: string): Promise<void> {
  for (const file of await filesBelow(outDir)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(outDir, file), 'utf8');
    if (code.includes(AXIOS_MARK))
      throw new Error(`${file} contains axios, which is left out of the packages`);
  }
}

function refuseOver(what: string, bytes: number, budget: number, how: string): void {
  if (bytes <= budget * KB) return;
  throw new Error(`${what}: ${(bytes / KB).toFixed(1)} KB (${how}); the budget is ${budget} KB`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function memoise<Value>(compute: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const cached = new Map<string, Promise<Value>>();
  return (key) => {
    const value = cached.get(key) ?? compute(key);
    cached.set(key, value);
    return value;
  };
}
