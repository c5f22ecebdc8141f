import { bar, circle, paint, path, times, warp, weaves } from '@school/shared/art/draw';
import { scene } from '../scene';

/** The van fills the width of its scene, so the crop has all of it and more ground above. */
export const crop = [-40, -100, 780, 601] as const;

/** Draws a van with a cello at its back. */
export const draw = scene((paper) => {
  const { motifs, colours } = weaves.stage;
  return (
    bar(0, 0, 800, 500, paint('rose')) +
    circle(640, 120, 70, paint('gold')) +
    path('M640,50A70,70 0 0 1 640,190Z', paint('goldDeep')) +
    warp(0, 440, 800, 60, { tone: 'wine', thickness: 3 }) +
    paper.instrument('cello', 'translate(88,300) rotate(-16) scale(.86)', 'rose') +
    path('M150,130H560V400H150Z', paint('wine')) +
    path('M560,130A150,150 0 0 1 710,280V400H560Z', paint('wineDeep')) +
    path('M580,162A112,112 0 0 1 684,268H580Z', paint('paper')) +
    path('M580,162A112,112 0 0 1 634,186V268H580Z', paint('sand')) +
    times(6, (at) =>
      paper.block(motifs[at % motifs.length]!, colours[at % colours.length]!, 170 + at * 62, 170, 62),
    ) +
    bar(150, 250, 410, 8, paint('gold')) +
    bar(590, 300, 40, 10, paint('gold')) +
    circle(692, 340, 16, paint('gold')) +
    bar(130, 392, 600, 16, paint('ink')) +
    wheel(260) +
    wheel(600)
  );
});

const wheel = (x: number): string =>
  circle(x, 408, 56, paint('ink')) +
  circle(x, 408, 26, paint('gold')) +
  path(`M${x},382A26,26 0 0 1 ${x},434Z`, paint('goldDeep'));
