import { bar, circle, paint, path, warp } from '@school/shared/art/draw';
import { scene } from '../scene';
import { speaker } from '../speaker';

/** Draws a music stand between two loudspeakers. */
export const draw = scene((paper) => {
  return (
    bar(0, 0, 800, 500, paint('palm')) +
    circle(400, 210, 170, paint('gold')) +
    path('M400,40A170,170 0 0 1 400,380Z', paint('goldDeep')) +
    bar(0, 430, 800, 70, paint('palmDeep')) +
    speaker(44, 180, 'clay', 'clayDeep', 'gold') +
    speaker(596, 180, 'clay', 'clayDeep', 'gold') +
    bar(393, 300, 14, 130, paint('ink')) +
    path('M393,400L320,446H340L400,412L460,446H480L407,400Z', paint('ink')) +
    path('M262,120H400V312H262Z', paint('paper')) +
    path('M400,120H538V312H400Z', paint('sand')) +
    bar(250, 312, 300, 16, paint('ink')) +
    [148, 216].map((y) => warp(280, y, 104, 48, { tone: 'ink', thickness: 1.6 })).join('') +
    [148, 216].map((y) => warp(416, y, 104, 48, { tone: 'ink', thickness: 1.6 })).join('') +
    [
      [296, 172],
      [330, 164],
      [364, 180],
      [302, 248],
      [344, 232],
      [432, 164],
      [470, 180],
      [504, 172],
      [440, 240],
      [490, 232],
    ]
      .map(([x, y]) => circle(x!, y!, 8, paint('wine')) + bar(x! + 5, y! - 34, 3, 34, paint('wine')))
      .join('') +
    paper.block('note', ['palm', 'gold', 'rose'], 20, 20, 60) +
    paper.block('half', ['palm', 'rose', 'gold'], 720, 20, 60)
  );
});
