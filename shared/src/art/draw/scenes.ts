import { paint } from './base/palette';
import { bar, circle, cycle, path, times } from './base/primitives';
import { sheet } from './sheet';
import { warp } from './warp';
import { plainBlock, wovenBlock, type WeftTone } from './weaving';

const rows: readonly WeftTone[] = ['wine', 'gold', 'palm', 'clay', 'indigo'];
const cell = 60;

/** Draws a finished cloth with its fringe in front of the sun, without a ground. */
function thanks(id: string): string {
  const paper = sheet(id);
  const square = (row: number, column: number): string =>
    (row + column) % 2 === 0
      ? wovenBlock(paper, rows[row]!, column * 2 + row * 4 + column * row, column * cell, row * cell, cell)
      : plainBlock(rows[row]!, (row + (column - 1) / 2) % 2 === 0, column * cell, row * cell, cell);
  const woven = times(rows.length, (row) => times(8, (column) => square(row, column)));
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMid slice' },
    circle(360, 244, 234, paint('gold')) +
      path('M360,10A234,234 0 0 1 360,478Z', paint('goldDeep')) +
      bar(68, 54, 584, 16, paint('ink')) +
      circle(68, 62, 17, paint('ink')) +
      circle(652, 62, 17, paint('ink')) +
      times(9, (index) => bar(120 + index * 58.5, 66, 12, 30, paint('ink'))) +
      `<g transform="translate(120,92)">${paper.clipped(0, 0, 8 * cell, rows.length * cell, woven)}</g>` +
      times(40, (index) =>
        bar(
          124 + index * 12,
          392,
          4,
          44,
          paint(cycle(['wine', 'ink', 'clayDeep'] as const, Math.floor(index / 4))),
        ),
      ),
  );
}

/** Draws two tickets, torn where the seat was taken. */
function tickets(id: string): string {
  const paper = sheet(id);
  const body = (ground: 'gold' | 'rose', shade: 'goldDeep' | 'roseDeep', motif: 'diam' | 'hour'): string =>
    path('M-200,-80H96A16,16 0 0 0 128,-80H132V80H128A16,16 0 0 0 96,80H-200Z', paint(ground)) +
    path('M140,-80H150A0,0 0 0 0 150,-80H214V80H140Z', paint(shade)) +
    times(3, (row) =>
      paper.block(
        motif,
        ground === 'gold' ? ['gold', 'wine', 'clay'] : ['rose', 'wine', 'clay'],
        -200,
        -80 + row * 53.4,
        53.4,
      ),
    ) +
    [-40, -16, 8, 32]
      .map((y, index) => bar(-120, y, [180, 120, 150, 84][index]!, 10, paint(index ? 'wine' : 'ink')))
      .join('') +
    times(8, (index) => bar(135, -74 + index * 20, 3, 10, paint('ink'))) +
    circle(178, 0, 22, paint('wine')) +
    path('M178,-22A22,22 0 0 1 178,22Z', paint('clay'));
  return paper.svg(
    { viewBox: [0, 0, 720, 480], fit: 'xMidYMid slice' },
    bar(0, 0, 720, 480, paint('night')) +
      `<path d="M340,0H380L640,480H80Z" fill="${paint('gold')}" opacity=".2"/>` +
      warp(0, 380, 720, 84, { tone: 'steel', thickness: 3 }) +
      `<g transform="translate(338,178) rotate(-9)">${body('rose', 'roseDeep', 'hour')}</g>` +
      `<g transform="translate(372,300) rotate(6)">${body('gold', 'goldDeep', 'diam')}</g>`,
  );
}

const scenes = { thanks, tickets };

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[];

export interface SceneProps {
  readonly of: SceneName;
}

/** Draws a scene for a page or a state, on its own ground. */
export const scene = ({ of, id }: SceneProps & { readonly id: string }): string => scenes[of](id);
