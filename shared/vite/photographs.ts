import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import {
  PHOTO_FORMATS,
  photoFile,
  widthsOf,
  type Photograph,
  type PhotoFormat,
} from '../src/photographs/photograph';

type MadeFiles = Record<string, () => Promise<Uint8Array>>;

/** Qualities at which nobody sees a difference on a phone. */
const QUALITY = { avif: 55, webp: 75, jpg: 78 } as const satisfies Record<PhotoFormat, number>;

/**
 * The files that an app's pages show its photographs by, for its `src/files.ts`: each in all widths and formats,
 * upright, without what the camera wrote into it. Made when they are asked for.
 * @param folder where the photographs are, such as `mf-public/photographs`
 * @throws Error in the school's words when there is no such photograph, it is of another size than its entry says, or
 *   nothing says what it shows
 */
export function photographFiles(folder: string, photographs: readonly Photograph[]): MadeFiles {
  const files: MadeFiles = {};
  for (const photograph of photographs) {
    // Read, decoded and measured once, for all its files.
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

async function upright(folder: string, photograph: Photograph): Promise<Sharp> {
  // Only where there are photographs: a build without any does not load what makes pictures.
  const { default: sharp } = await import('sharp');
  const path = join(folder, photograph.file);
  const bytes = await readFile(path).catch(() => {
    throw new Error(`There is no photograph ${path}; its entry in the content names it`);
  });
  if (photograph.alt.trim() === '') throw new Error(`The entry of ${path} does not say what it shows (alt)`);
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
