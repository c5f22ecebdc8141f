import type { RouteParams } from '../contract';
import type { StripProps, Tone } from '../art/draw';

/** The sharing picture of a page, generated when its app is built. */
export interface SharePicture {
  /** A few words in the display font. */
  readonly title: string;
  /** One sentence in the text font below it. */
  readonly line?: string;
  /** The background of the text. */
  readonly ground: Tone;
  /** The rhythm along the lower edge, of sixteen pulses, and its ground when it differs from the text's. */
  readonly strip: Pick<StripProps, 'rhythm' | 'weave' | 'repeats'> & { readonly ground?: Tone };
  readonly art: PictureArt;
  /** Alternative text. */
  readonly alt: string;
}

/** A drawing from its generator. */
export interface PictureArt {
  readonly svg: string;
  /** Selects a drawing of a generator that draws for wide screens and for phones. */
  readonly part?: 'wide' | 'phone';
  /** The visible part in the drawing's own units, scaled to cover its place; all of it by default. */
  readonly crop?: readonly [x: number, y: number, width: number, height: number];
  /** Takes three fifths of the picture instead of slightly less than half. */
  readonly wide?: boolean;
}

/** The sharing pictures of an app, by route id. A page without one gets a plain picture. */
export type SharePictures = Readonly<Record<string, (params: RouteParams) => SharePicture>>;
