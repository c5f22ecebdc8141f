import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|json|svg|html|txt|xml|webmanifest)$/;
/** Below this, compression saves less than a packet. Bytes. */
const WORTH_IT = 512;

/** `best` for visitors; `quick` takes a fiftieth of the time and is a tenth larger, for test sites. */
export type Compression = 'best' | 'quick';

const QUALITY: Readonly<Record<Compression, number>> = { best: constants.BROTLI_MAX_QUALITY, quick: 5 };

/** From this size the result depends on where blocks begin, so several settings are tried. Bytes. */
const LARGE = 100_000;

type Params = Readonly<Record<number, number>>;

/** Settings besides the default. Each is the best for some files. All three take a second or two. */
const FURTHER_TRIES: readonly Params[] = [
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 32 },
];

/** Compresses a file of a build. Tries several settings for a large file and returns the smallest result. */
export async function compressFile(bytes: Uint8Array): Promise<Buffer> {
  const tries = bytes.byteLength < LARGE ? [] : FURTHER_TRIES;
  const results = await Promise.all([{}, ...tries].map((params) => compressText(bytes, 'best', params)));
  return results.reduce((smallest, result) => (result.byteLength < smallest.byteLength ? result : smallest));
}

/** Compresses bytes for serving. */
export function compressText(
  bytes: Uint8Array,
  compression: Compression = 'best',
  further: Params = {},
): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[compression],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      ...further,
    },
  });
}

/** Writes a `.br` file beside each text file of a folder, except for files that are never served. */
export async function compressFolder(folder: string, unserved: readonly string[]): Promise<void> {
  const files = (await filesBelow(folder)).filter(
    (file) => COMPRESSIBLE.test(file) && !unserved.some((prefix) => file.startsWith(`${prefix}/`)),
  );
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      if (bytes.byteLength >= WORTH_IT)
        await writeFile(join(folder, `${file}.br`), await compressFile(bytes));
    }),
  );
}

/** Returns the files below a folder, sorted, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
