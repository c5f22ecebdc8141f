/** A photograph in the `photographs` folder of the app that shows it. */
export interface Photograph {
  /** Its path in that folder, such as `people/akosua-mensah.jpg`. */
  readonly file: string;
  /** The size of the upright file in pixels. The build checks it. */
  readonly width: number;
  readonly height: number;
  /** Alternative text, one sentence. */
  readonly alt: string;
}

/** The widths that the build generates, up to the photograph's own. Pixels. */
const WIDTHS = [240, 480, 960, 1600] as const;

/** The generated formats, smallest first; the last is supported everywhere. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Returns the generated widths of a photograph in pixels, narrowest first. */
export function widthsOf({ width }: Pick<Photograph, 'width'>): readonly number[] {
  const smaller = WIDTHS.filter((one) => one < width);
  return width <= WIDTHS[WIDTHS.length - 1]! ? [...smaller, width] : smaller;
}

/** Returns the path of a generated file below the app's folder. */
export function photoFile({ file }: Pick<Photograph, 'file'>, width: number, format: PhotoFormat): string {
  return `photographs/${file.replace(/\.\w+$/, '')}-${width}.${format}`;
}
