/** A photograph that the school has put into the folder `photographs` of the app that shows it. */
export interface Photograph {
  /** Its path in that folder, such as `people/akosua-mensah.jpg`. */
  readonly file: string;
  /** As it is in the file, upright; the build says so when it is another. Pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in a sentence, for those who do not see it. */
  readonly alt: string;
}

/** The widths that the build makes; never more than the photograph has. Pixels. */
const WIDTHS = [240, 480, 960, 1600] as const;

/** What it is made as, the lightest first; the last is read everywhere. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The widths that there are of a photograph, in pixels, narrowest first. */
export function widthsOf({ width }: Pick<Photograph, 'width'>): readonly number[] {
  const smaller = WIDTHS.filter((one) => one < width);
  return width <= WIDTHS[WIDTHS.length - 1]! ? [...smaller, width] : smaller;
}

/** Where the build puts one of them, below the app's folder. */
export function photoFile({ file }: Pick<Photograph, 'file'>, width: number, format: PhotoFormat): string {
  return `photographs/${file.replace(/\.\w+$/, '')}-${width}.${format}`;
}
