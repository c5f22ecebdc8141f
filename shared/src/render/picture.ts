import type { RouteParams } from '../contract';
import type { StripProps, Tone } from '../art/draw';

/** What a page looks like where somebody shares it: made into a picture file when its app is built. */
export interface SharePicture {
  /** A few words in the loud voice. */
  readonly title: string;
  /** One quiet sentence below it. */
  readonly line?: string;
  /** What the words stand on. */
  readonly ground: Tone;
  /** The rhythm along the foot, and what it lies on if not on the ground of the words. It shows sixteen pulses. */
  readonly strip: Pick<StripProps, 'rhythm' | 'weave' | 'repeats'> & { readonly ground?: Tone };
  readonly art: PictureArt;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
}

/** A drawing as its generator gives it. */
export interface PictureArt {
  readonly svg: string;
  /** Which drawing it is, of a generator that draws one for wide screens and one for phones. */
  readonly part?: 'wide' | 'phone';
  /** What of it shows, in its own units; it is cut to fill its place. All of it unless told. */
  readonly crop?: readonly [x: number, y: number, width: number, height: number];
  /** Takes three fifths of the picture instead of not quite half. */
  readonly wide?: boolean;
}

/** The pictures of an app's pages, by the id of their route. A page that is not among them gets a plain one. */
export type SharePictures = Readonly<Record<string, (params: RouteParams) => SharePicture>>;
