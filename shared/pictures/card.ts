import type { SharePicture } from '../src/render/picture';
import { bar, mark, paint, strip, type Tone } from '../src/art/draw';
import { PICTURE_SIZE } from '../src/contract/manifest';
import { school } from '../src/site';
import { contrast } from '../src/theme/contrast';
import { DISPLAY, TEXT } from './fonts';
import { placed } from './placed';
import { setText, type Measure } from './setText';

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** The width is divided into sixteen cells. */
const CELL = WIDTH / 16;
const FOOT = HEIGHT - CELL;
const MARGIN = 56;
/** Left edge of the drawing beside the text. */
const SIDE = 640;
const WIDE_SIDE = 480;

/** Top of the text area, below the mark. */
const TOP = 140;
const BOTTOM = FOOT - 40;
const TITLE = { sizes: [148, 136, 124, 114, 104, 95, 87, 79, 72, 65, 59], leading: 0.9, lines: 3 };
const LINE = { sizes: [30, 28, 26], leading: 1.3, lines: 4, height: 160 };
/** Distance between text and drawing. */
const APART = 36;
/** Depth of descenders, relative to the font size. */
const DESCENT = 0.2;
const GAP = 16;

/** Measures of text in the two fonts. */
export interface Voices {
  readonly title: Measure;
  readonly line: Measure;
}

/** Returns a picture as a single SVG. */
export function cardOf(picture: SharePicture, voices: Voices): string {
  const { ground, art, strip: foot } = picture;
  const side = art.wide ? WIDE_SIDE : SIDE;
  const floor = foot.ground ?? ground;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${DISPLAY}">` +
    bar(0, 0, WIDTH, HEIGHT, paint(ground)) +
    written(ground, placed(art, [side, 0, WIDTH - side, FOOT])) +
    // These bars cover what overflows the drawing, which is faster than clipping.
    bar(0, 0, side, FOOT, paint(ground)) +
    bar(0, FOOT, WIDTH, CELL, paint(floor)) +
    written(floor, placed({ svg: strip({ ...foot, id: 'foot' }) }, [0, FOOT, WIDTH, CELL])) +
    written(ground, brand() + titleAndLine(picture, side - MARGIN - APART, voices)) +
    '</svg>'
  );
}

/** Renders markup in the text colour with the better contrast on the ground: ink or paper. */
function written(ground: Tone, markup: string): string {
  const on = (tone: Tone) => contrast(paint(tone), paint(ground));
  const colour = paint(on('ink') > on('paper') ? 'ink' : 'paper');
  return `<g color="${colour}" fill="${colour}">${markup}</g>`;
}

function brand(): string {
  const beside = MARGIN + 74;
  return (
    placed({ svg: mark({ id: 'mark' }) }, [MARGIN, 48, 56, 56]) +
    text(school.name, beside, 74, { size: 26, family: DISPLAY }) +
    text(school.place, beside, 100, { size: 21, family: TEXT })
  );
}

function titleAndLine({ title, line }: SharePicture, width: number, voices: Voices): string {
  const quiet = line ? setText(line, { ...LINE, width }, voices.line) : { size: 0, lines: [] };
  const above = BOTTOM - (line ? quiet.lines.length * quiet.size * LINE.leading + GAP : 0);
  const loud = setText(title, { ...TITLE, width, height: above - TOP }, voices.title);
  const last = above - loud.size * DESCENT;
  const tracking = -loud.size * 0.012;
  return (
    upwards(loud.lines, last, loud.size * TITLE.leading, (row, y) =>
      text(row, MARGIN - loud.size * 0.03, y, { size: loud.size, family: DISPLAY, tracking }),
    ) +
    upwards(quiet.lines, BOTTOM - quiet.size * DESCENT, quiet.size * LINE.leading, (row, y) =>
      text(row, MARGIN, y, { size: quiet.size, family: TEXT }),
    )
  );
}

/** Stacks lines so that the last one is at `y`. */
function upwards(
  lines: readonly string[],
  y: number,
  leading: number,
  write: (row: string, y: number) => string,
): string {
  return lines.map((row, index) => write(row, y - (lines.length - 1 - index) * leading)).join('');
}

interface Letters {
  readonly size: number;
  readonly family: string;
  readonly tracking?: number;
}

function text(content: string, x: number, y: number, { size, family, tracking = 0 }: Letters): string {
  const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
  const spacing = tracking ? ` letter-spacing="${tracking.toFixed(2)}"` : '';
  return `<text ${place} font-family="${family}" font-size="${size}"${spacing}>${escape(content)}</text>`;
}

/** Escapes text for SVG. */
export const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
