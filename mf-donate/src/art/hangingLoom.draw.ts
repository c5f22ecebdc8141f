import {
  bar,
  circle,
  clampShare,
  paint,
  plainBlock,
  sheet,
  times,
  warp,
  wovenBlock,
  type Tone,
  type WeftTone,
} from '@school/shared/art/draw';

export interface HangingLoomProps {
  /** Share of the target that was given, 0 to 1. */
  readonly share: number;
  /** Share that the donation in the form would add. */
  readonly extra?: number;
  /** Labels of the scale, evenly spaced from the first band to the target. */
  readonly marks?: readonly string[];
  /** Two short lines beside the donor's band, such as 'Your' and 'GH₵ 200'. */
  readonly note?: readonly [string, string];
}

const columns: readonly WeftTone[] = ['wine', 'gold', 'palm', 'clay', 'indigo', 'gold', 'wine'];
const threads: readonly Tone[] = ['wine', 'ink', 'palm', 'clayDeep', 'indigo', 'ink', 'wine'];
const cell = 50;
const width = columns.length * cell;
const height = 2000;
const box = [-36, -18, width + 170, height + 36] as const;

/**
 * Draws the loom on a beam. It weaves downwards, and the donor's band is the last row after a paper thread.
 */
export function hangingLoom({
  share,
  extra = 0,
  marks = [],
  note,
  id,
}: HangingLoomProps & { readonly id: string }): string {
  const paper = sheet(id);
  const given = height * clampShare(share);
  const woven = height * clampShare(clampShare(share) + clampShare(extra));
  const cloth = times(columns.length, (column) =>
    times(Math.ceil(woven / cell), (row) => {
      const tone = columns[column]!;
      const [x, y] = [column * cell, row * cell];
      return (column + row) % 2 === 0
        ? wovenBlock(paper, tone, column * 2 + row * 5, x, y, cell)
        : plainBlock(tone, (column + row) % 3 !== 0, x, y, cell);
    }),
  );
  return paper.svg(
    { viewBox: box },
    threads
      .map((tone, column) => warp(column * cell, 0, cell, height, { tone, upright: true, thickness: 2.8 }))
      .join('') +
      (woven ? paper.clipped(0, 0, width, woven, cloth) : '') +
      (extra > 0 ? bar(0, given - 2, width, 4, paint('paper')) : '') +
      frame(woven) +
      scale(marks, woven) +
      (note && woven ? ownBand(note, woven) : ''),
  );
}

/** Draws beam, reed and foot. */
const frame = (reed: number): string =>
  bar(-20, reed - 5, width + 40, 10, 'currentColor') +
  circle(-20, reed, 13, 'currentColor') +
  circle(width + 20, reed, 13, 'currentColor') +
  bar(-20, -16, width + 40, 16, 'currentColor') +
  bar(-6, height, width + 12, 12, 'currentColor');

const words = (x: number, y: number, weight: number, text: string): string =>
  `<text x="${x}" y="${y}" font-size="20" font-weight="${weight}" fill="currentColor">${escapeText(text)}</text>`;

/** Draws the labels of the scale. One that would collide with the reed and its note moves aside. */
const scale = (marks: readonly string[], reed: number): string =>
  marks
    .map((mark, index) => {
      const y = ((index + 1) * height) / marks.length;
      return Math.abs(y - reed) > 40
        ? bar(width + 8, y - 1, 18, 2, 'currentColor') + words(width + 34, y + 6, 600, mark)
        : '';
    })
    .join('');

const ownBand = ([first, second]: readonly [string, string], reed: number): string =>
  words(width + 42, reed - 4, 800, first) + words(width + 42, reed + 20, 800, second);

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
