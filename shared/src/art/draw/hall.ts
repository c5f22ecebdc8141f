import { grand } from './grand';
import { paint, type Tone } from './base/palette';
import { bar, cycle, path, round, times } from './base/primitives';
import { sheet } from './sheet';

const width = 700;
const height = 600;
const middle = width / 2;
const floor = 430;

const vaults: readonly (readonly [radius: number, tone: Tone])[] = [
  [330, 'gold'],
  [290, 'clay'],
  [250, 'wine'],
  [205, 'rose'],
  [160, 'ink'],
];

const seatTones: readonly Tone[] = ['clay', 'gold', 'rose', 'clayDeep'];

/** Draws the hall: vaults like a rainbow with beats along their ribs, a grand on the stage, rows of seats. */
export const hall = ({ id }: { readonly id: string }): string =>
  sheet(id).svg(
    { viewBox: [0, 0, width, height], fit: 'xMidYMid slice' },
    bar(0, 0, width, height, paint('palm')) +
      vaults.map(([radius, tone]) => path(archOf(radius) + 'Z', paint(tone))).join('') +
      ribs(310, 13, 'wine', 20) +
      ribs(270, 9, 'paper', 20) +
      ribs(182, 7, 'gold', 18) +
      `<path d="M${middle - 90},${floor - 140}L${middle - 150},${floor}H${middle + 150}L${middle + 90},${floor - 140}" fill="${paint('goldDeep')}" opacity=".25"/>` +
      bar(0, floor, width, 14, paint('gold')) +
      bar(0, floor + 14, width, height, paint('palmDeep')) +
      `<g transform="translate(${middle + 24},${floor - 76}) scale(.7)">${grand(paint('clay'), paint('clayDeep'), paint('pit'), paint('paper'))}</g>` +
      bar(middle - 170, floor - 6, 340, 6, paint('clay')) +
      times(3, seatRow),
  );

const archOf = (radius: number): string =>
  `M${middle - radius},${floor}A${radius},${radius} 0 0 1 ${middle + radius},${floor}`;

/** Draws a rib of `count` beats with rests of the same length between them. */
const ribs = (radius: number, count: number, tone: Tone, weight: number): string => {
  const beat = round((Math.PI * radius) / (2 * count - 1));
  return `<path d="${archOf(radius)}" fill="none" stroke="${paint(tone)}" stroke-width="${weight}" stroke-dasharray="${beat}"/>`;
};

const seatRow = (row: number): string =>
  times(15, (index) => {
    const x = -30 + row * 26 + index * 54;
    const y = floor + 44 + row * 46;
    return path(
      `M${x},${y + 40}V${y + 18}A18,18 0 0 1 ${x + 36},${y + 18}V${y + 40}Z`,
      paint(cycle(seatTones, index * 2 + row * 3)),
    );
  });
