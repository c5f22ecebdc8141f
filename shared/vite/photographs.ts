import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { PHOTO_FORMATS, photoFile, type PhotoFormat } from '../src/photographs/photograph';
import type { PhotographFile } from '../src/schemas/photographs/files/photograph';
import { widthsOf } from '../src/schemas/photographs/files/widths';

type MadeFiles = Record<string, () => Promise<Uint8Array>>;

/** Qualities with no visible difference on a phone. */
const QUALITY = { avif: 55, webp: 75, jpg: 78 } as const satisfies Record<PhotoFormat, number>;

/**
 * Returns the photograph files of an app's pages, for its `src/files.ts`: all widths and formats, upright, without
 * camera metadata, generated on demand.
 * @param folder where the photographs are, such as `mf-public/photographs`
 * @throws a plain message when a photograph is missing, has another size than its entry, or has no description
 */
export function photographFiles(folder: string, photographs: readonly PhotographFile[]): MadeFiles {
  const files: MadeFiles = {};
  for (const photograph of photographs) {
    // Decoded once for all its files.
    let opened: Promise<Sharp> | undefined;
    const open = () => (opened ??= upright(folder, photograph));
    for (const width of widthsOf(photograph)) {
      for (const format of PHOTO_FORMATS)
        files[photoFile(photograph, width, format)] = async () =>
          encode((await open()).clone(), width, format);
    }
  }
  return files;
}

async function upright(folder: string, photograph: PhotographFile): Promise<Sharp> {
  // Loaded lazily, so that a build without photographs does not load the image library.
  const { default: sharp } = await import('sharp');
  const path = join(folder, photograph.file);
  const bytes = await readFile(path).catch(() => {
    throw new Error(`There is no photograph ${path}; its entry in the content names it`);
  });
  if (photograph.alt.trim() === '') throw new Error(`The entry of ${path} has no description (alt)`);
  const picture = sharp(bytes).autoOrient();
  const { autoOrient: is } = await picture.metadata();
  if (is.width !== photograph.width || is.height !== photograph.height) {
    throw new Error(
      `${path} is ${is.width} × ${is.height} pixels; its entry says ${photograph.width} × ${photograph.height}`,
    );
  }
  return picture;
}

function encode(picture: Sharp, width: number, format: PhotoFormat): Promise<Uint8Array> {
  const sized = picture.resize({ width });
  const quality = QUALITY[format];
  if (format === 'avif') return sized.avif({ quality, effort: 6 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality }).toBuffer();
  return sized.jpeg({ quality, mozjpeg: true }).toBuffer();
}
