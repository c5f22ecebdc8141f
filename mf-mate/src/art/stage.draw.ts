import {
  audience,
  bar,
  beam,
  group,
  lamp,
  mateLetters,
  paint,
  sheet,
  times,
  truss,
  type Tone,
} from '@school/shared/art/draw';

const heads = ['shadow', 'shadowDeep'] as const;

/*
 * The wide stage is never cropped: a low screen shows it smaller, with more wall, floor and people at both
 * sides. These are wide enough for a screen four times as wide as the drawing is high.
 */

/** Draws the stage of MATE 2025 with its lights, the year above the letters, and the audience in front. */
export const stage = ({ id }: { readonly id: string }): string =>
  sheet(`${id}-w`).svg(
    { viewBox: [0, 0, 1440, 700], fit: 'xMidYMin meet', className: 'wide' },
    wideStage(`${id}-crowd`),
  ) +
  sheet(`${id}-p`).svg(
    { viewBox: [0, 0, 390, 560], fit: 'xMidYMin slice', className: 'phone' },
    phoneStage(),
  );

const wideStage = (crowd: string): string =>
  bar(-1600, 0, 4640, 760, paint('night')) +
  beam(190, 52, 24, 470, 590, 'gold', 0.24) +
  beam(480, 52, 230, 730, 590, 'rose', 0.17) +
  beam(960, 52, 700, 1210, 590, 'rose', 0.17) +
  beam(1250, 52, 970, 1420, 590, 'gold', 0.24) +
  truss(-1600, 4640) +
  lamp(190, 46, -6, 'gold') +
  lamp(480, 46, 0, 'rose') +
  lamp(960, 46, 0, 'rose') +
  lamp(1250, 46, 5, 'gold') +
  bar(-1600, 590, 4640, 12, paint('clay')) +
  bar(-1600, 602, 4640, 170, paint('pit')) +
  group('translate(152,264) scale(1.254)', mateLetters(27)) +
  sign(277, 76, '2', 'wine', 'gold', 120) +
  sign(562, 76, '0', 'palm', 'paper', 150) +
  sign(847, 76, '2', 'indigo', 'rose', 104) +
  sign(1131, 76, '5', 'clay', 'paper', 136) +
  `<g id="${crowd}">${audience(1440, 700, heads, 13)}</g>` +
  `<use href="#${crowd}" x="-1440"/><use href="#${crowd}" x="1440"/>`;

const phoneStage = (): string =>
  bar(-300, 0, 1000, 560, paint('night')) +
  beam(76, 30, -50, 210, 476, 'gold', 0.24) +
  beam(314, 30, 180, 440, 476, 'rose', 0.18) +
  bar(-300, 14, 990, 6, paint('steel')) +
  lamp(76, 30, -4, 'gold', 0.62) +
  lamp(314, 30, 4, 'rose', 0.62) +
  bar(-300, 476, 990, 7, paint('clay')) +
  bar(-300, 483, 990, 100, paint('pit')) +
  group(
    'scale(.42)',
    sign(312, 76, '2', 'wine', 'gold', 104) +
      sign(414, 76, '0', 'palm', 'paper', 120) +
      sign(516, 76, '2', 'indigo', 'rose', 98) +
      sign(618, 76, '5', 'clay', 'paper', 114),
  ) +
  group('translate(46,92) scale(.7)', mateLetters(24, 2)) +
  audience(390, 560, heads, 5, 0.8);

/** Draws a small banner with one digit, hung from the truss. */
const sign = (x: number, y: number, figure: string, ground: Tone, tone: Tone, length: number): string =>
  `<g transform="translate(${x},0)">` +
  bar(-26, 30, 2, y - 30, paint('wire')) +
  bar(24, 30, 2, y - 30, paint('wire')) +
  bar(-42, y, 84, length, paint(ground)) +
  `<text class="poster" x="0" y="${y + length - 22}" text-anchor="middle" font-size="96" font-weight="800" fill="${paint(tone)}">${figure}</text>` +
  times(9, (index) => bar(-42 + (84 * (index + 0.5)) / 9 - 1.2, y + length, 2.4, 14, paint(ground))) +
  '</g>';
