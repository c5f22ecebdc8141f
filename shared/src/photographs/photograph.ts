import type { PhotographFile } from '../schemas/photographs/files';

/** The formats that the build generates, smallest first; the last is supported everywhere. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Returns the path of a generated file below the app's folder. */
export function photoFile(
  { file }: Pick<PhotographFile, 'file'>,
  width: number,
  format: PhotoFormat,
): string {
  return `photographs/${file.replace(/\.\w+$/, '')}-${width}.${format}`;
}
