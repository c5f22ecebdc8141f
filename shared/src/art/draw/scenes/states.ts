import type { Motif } from '../motifs';
import { paint, type Colours, type Tone } from '../palette';
import { bar, circle, cycle, line, path, times } from '../primitives';
import { sheet } from '../sheet';
import { warp } from '../warp';

/** A strip that breaks off: one beat has fallen out, and the lines hang. */
export function notFound(id: string): string {
  const paper = sheet(id);
  const stave = (x: number, width: number): string => warp(x, 130, width, 120, { thickness: 3.4 });
  const ends = times(5, (index) => {
    const y = 150 + index * 20;
    const drop = 26 + ((index * 3) % 5) * 12;
    return (
      line(`M300,${y}A${drop},${drop} 0 0 1 ${300 + drop},${y + drop}`, 'currentColor', 3.4) +
      line(`M470,${y}A${drop},${drop} 0 0 0 ${470 - drop},${y + drop}`, 'currentColor', 3.4)
    );
  });
  return paper.svg(
    { viewBox: [0, 0, 720, 480] },
    stave(0, 300) +
      stave(470, 250) +
      ends +
      paper.block('diam', ['wine', 'gold', 'clay'], 0, 130, 120) +
      paper.block('wave', ['gold', 'wine', 'palm'], 180, 130, 120) +
      paper.block('hour', ['indigo', 'gold', 'rose'], 510, 130, 120) +
      `<g transform="translate(386,372) rotate(24)">${paper.block('step', ['clay', 'gold', 'wine'], -60, -60, 120)}</g>` +
      bar(0, 453, 720, 6, 'currentColor'),
  );
}

const quiet: readonly Motif[] = [
  'half',
  'solid',
  'wave',
  'solid',
  'hour',
  'note',
  'solid',
  'step',
  'solid',
  'diam',
  'solid',
];

/** Quiet: a cloth tone on tone, with one beat lit. */
export function login(id: string): string {
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMid slice' },
    times(24, (index) => {
      const [x, y] = [(index % 6) * 120, Math.floor(index / 6) * 120];
      if (index === 9) return paper.block('note', ['wineDeep', 'gold', 'goldDeep'], x, y, 120.5);
      const colours: Colours =
        (index + Math.floor(index / 6)) % 2 ? ['wineDeep', 'wine', 'wine'] : ['wine', 'wineDeep', 'wineDeep'];
      return paper.block(cycle(quiet, index), colours, x, y, 120.5);
    }),
  );
}

const tones: readonly Tone[] = ['gold', 'palm', 'wine'];

const threads = (from: number): string =>
  tones
    .map((tone, row) => warp(from, 40 + row * 40, 480 - from, 40, { tone, thickness: 2, onPage: true }))
    .join('');

/** Nothing woven yet: bare threads, the reed at their beginning, the shuttle ready. */
export const empty = (id: string): string =>
  sheet(id).svg(
    { viewBox: [0, 0, 480, 200] },
    threads(24) +
      bar(19, 24, 10, 152, 'currentColor') +
      circle(24, 24, 11, 'currentColor') +
      circle(24, 176, 11, 'currentColor') +
      path('M150,100A120,120 0 0 1 290,100A120,120 0 0 1 150,100Z', paint('clay')) +
      path('M150,100A120,120 0 0 0 290,100Z', paint('clayDeep')) +
      bar(192, 93, 56, 14, paint('paper'), 7) +
      line('M150,100H29', paint('clay'), 3),
  );

/** A snapped string: the rest of the strip still holds. */
export function error(id: string): string {
  const paper = sheet(id);
  const whole = [0, 1, 3, 4].map((index) => bar(0, 60 + index * 20, 480, 3, 'currentColor')).join('');
  return paper.svg(
    { viewBox: [0, 0, 480, 200] },
    whole +
      bar(0, 100, 196, 3, 'currentColor') +
      bar(300, 100, 180, 3, 'currentColor') +
      line('M196,101.5A22,22 0 1 0 174,79.5', paint('clay'), 4, 'round') +
      line('M300,101.5A22,22 0 1 0 322,123.5', paint('clay'), 4, 'round') +
      paper.block('half', ['rose', 'wine', 'clay'], 40, 50, 102) +
      paper.block('chek', ['gold', 'wine', 'clay'], 346, 50, 102),
  );
}
