import { bar, paint, path, strokesOf, times, warp, weaves, type Sheet } from '@school/shared/art/draw';
import { scene } from '../scene';
import { speaker } from '../speaker';

/** Draws a microphone between two loudspeakers. */
export const draw = scene((paper) => {
  const x = 400;
  return (
    bar(0, 0, 800, 500, paint('indigo')) +
    bar(0, 410, 800, 90, paint('indigoDeep')) +
    warp(0, 176, 800, 50, { tone: 'gold', thickness: 2 }) +
    bell(paper, 0, 176, 50) +
    speaker(40, 160, 'paper', 'sand', 'clay') +
    speaker(600, 160, 'paper', 'sand', 'clay') +
    bar(x - 10, 290, 20, 150, paint('ink')) +
    path(`M${x - 90},460A90,40 0 0 1 ${x + 90},460Z`, paint('ink')) +
    path(`M${x - 112},190A112,112 0 0 0 ${x + 112},190H${x + 88}A88,88 0 0 1 ${x - 88},190Z`, paint('gold')) +
    path(`M${x},60A76,76 0 0 0 ${x - 76},136V196A76,76 0 0 0 ${x},272Z`, paint('rose')) +
    path(`M${x},60A76,76 0 0 1 ${x + 76},136V196A76,76 0 0 1 ${x},272Z`, paint('roseDeep')) +
    times(4, (row) => bar(x - 76, 126 + row * 22, 152, 7, paint('wine'))) +
    bar(x - 76, 210, 152, 14, paint('ink'))
  );
});

/** Draws sixteen pulses of a bell as blocks on their staff lines. */
function bell(paper: Sheet, x: number, y: number, cell: number): string {
  const { motifs, colours } = weaves.school;
  return strokesOf('kpanlogo')
    .map((pulse, at) =>
      paper.block(motifs[at % motifs.length]!, colours[at % colours.length]!, x + pulse * cell, y, cell),
    )
    .join('');
}
