import type { SharePicture } from '../src/render/picture';
import { PICTURE_SIZE } from '../src/contract/manifest';
import { cardOf, escape } from './card';
import { DISPLAY, pictureFonts, TEXT } from './fonts';
import { indexedPng } from './png';
import { loadResvg } from './resvg';
import type { Measure } from './setText';

/** The font size at which text is measured. */
const YARD = 100;

/** Renders a picture as a PNG. The same picture gives the same bytes on every machine. */
export type DrawPicture = (picture: SharePicture) => Uint8Array;

let ready: Promise<DrawPicture> | undefined;

/** Loads the renderer and fonts once. */
export function pictureDrawer(): Promise<DrawPicture> {
  ready ??= load();
  return ready;
}

async function load(): Promise<DrawPicture> {
  const [fontBuffers, Resvg] = await Promise.all([pictureFonts(), loadResvg()]);
  const open = (svg: string) => new Resvg(svg, { font: { fontBuffers, defaultFontFamily: DISPLAY } });
  const widthIn = (family: string): Measure =>
    memoised((words) => {
      const text = `<text font-family="${family}" font-size="${YARD}">${escape(words)}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
      return (open(svg).getBBox()?.width ?? 0) / YARD;
    });
  const voices = { title: widthIn(DISPLAY), line: widthIn(TEXT) };

  return (picture) =>
    indexedPng(open(cardOf(picture, voices)).render().pixels, PICTURE_SIZE.width, PICTURE_SIZE.height);
}

function memoised(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (words) => {
    const width = widths.get(words) ?? measure(words);
    widths.set(words, width);
    return width;
  };
}
