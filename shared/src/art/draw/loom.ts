import { paint } from './base/palette';
import { bar, circle, times } from './base/primitives';
import { sheet } from './sheet';
import { warp } from './warp';
import { clampShare, plainBlock, wovenBlock, type WeftTone } from './weaving';

export interface LoomProps {
  /** Share of the target that has been donated, 0 to 1. */
  readonly share: number;
  /** Share that an unpaid donation would add, drawn after a paper-coloured thread. */
  readonly extra?: number;
  /** `full` has six rows and ten numbered bands, `small` three rows without numbers. */
  readonly size?: 'full' | 'small';
  /** `both` draws a shorter loom for phones. */
  readonly layout?: 'wide' | 'narrow' | 'both';
}

interface Frame {
  readonly width: number;
  readonly cell: number;
  readonly rows: number;
  readonly numbers: number;
}

const tones: readonly WeftTone[] = ['gold', 'palm', 'wine', 'clay', 'indigo', 'rose'];

/** `numbers` is their font size: at least 13 px on the frame's screens. */
const frameOf = (size: LoomProps['size'], narrow: boolean): Frame =>
  size === 'small'
    ? { width: narrow ? 500 : 600, cell: narrow ? 50 : 30, rows: 3, numbers: 0 }
    : { width: narrow ? 500 : 1000, cell: 50, rows: 6, numbers: narrow ? 21 : 18 };

/** Draws progress as weaving: woven blocks for donations, bare warp for the rest, the reed between them. */
export function loom({
  layout = 'wide',
  size,
  share,
  extra = 0,
  id,
}: LoomProps & { readonly id: string }): string {
  const draw = (narrow: boolean, own: string, className?: string) =>
    drawLoom(frameOf(size, narrow), clampShare(share), clampShare(extra), own, className);
  return layout === 'both'
    ? draw(false, `${id}-w`, 'wide') + draw(true, `${id}-p`, 'phone')
    : draw(layout === 'narrow', id);
}

function drawLoom(frame: Frame, share: number, extra: number, id: string, className?: string): string {
  const { width, cell, rows, numbers } = frame;
  const paper = sheet(id);
  const height = rows * cell;
  const given = width * share;
  const woven = width * clampShare(share + extra);
  const threads = times(rows, (row) =>
    warp(0, row * cell, width, cell, { tone: tones[row % 6]!, thickness: 2.2, onPage: true }),
  );
  const cloth = times(rows, (row) =>
    times(Math.ceil(woven / cell), (column) => square(paper, row, column, cell)),
  );
  return paper.svg(
    { viewBox: boxOf(frame), ...(className && { className }) },
    (numbers ? bandNumbers(frame, woven / width) : '') +
      threads +
      (woven ? paper.clipped(0, 0, woven, height, cloth) : '') +
      (extra ? bar(given - 1.5, 0, 3, height, paint('paper')) : '') +
      reed(woven, height),
  );
}

const square = (paper: ReturnType<typeof sheet>, row: number, column: number, cell: number): string => {
  const tone = tones[row % 6]!;
  const [x, y] = [column * cell, row * cell];
  return (column + row) % 2 === 0
    ? wovenBlock(paper, tone, column * 2 + row * 4 + column * row, x, y, cell)
    : plainBlock(tone, (row + (column - 1) / 2) % 2 === 0, x, y, cell);
};

const reed = (x: number, height: number): string =>
  bar(x - 5, -16, 10, height + 32, 'currentColor') +
  circle(x, -16, 11, 'currentColor') +
  circle(x, height + 16, 11, 'currentColor');

/** Draws a number for each tenth, except one that the reed's knob would cover. */
const bandNumbers = ({ width, numbers }: Frame, woven: number): string =>
  times(10, (index) => {
    const x = (index + 0.5) * (width / 10);
    if (Math.abs(x - woven * width) < 11 + numbers * 0.6) return '';
    const done = (index + 1) / 10 <= woven + 0.0001;
    return `<text x="${x}" y="-12" text-anchor="middle" font-size="${numbers}" fill="currentColor" ${done ? 'font-weight="800"' : 'font-weight="600" opacity=".78"'}>${index + 1}</text>`;
  });

/** Includes space for the numbers above and for the reed's knobs at both ends. */
const boxOf = ({ width, cell, rows, numbers }: Frame) =>
  [-12, numbers ? -40 : -28, width + 24, rows * cell + (numbers ? 68 : 56)] as const;
