import { audience, bar, beam, group, lamp, mateLetters, paint, truss } from '@school/shared/art/draw';
import { scene } from '../scene';

/** Draws a stage with its lights, and MATE as stage flats. */
export const draw = scene(() => {
  return (
    bar(0, 0, 800, 500, paint('night')) +
    beam(150, 40, 10, 330, 410, 'gold', 0.24) +
    beam(400, 40, 250, 560, 410, 'rose', 0.18) +
    beam(650, 40, 470, 790, 410, 'gold', 0.22) +
    truss(-10, 830) +
    [150, 400, 650].map((x, at) => lamp(x, 40, (at - 1) * 5, at === 1 ? 'rose' : 'gold', 0.8)).join('') +
    bar(0, 410, 800, 10, paint('clay')) +
    bar(0, 420, 800, 80, paint('pit')) +
    group('translate(92,236) scale(.7)', mateLetters(27)) +
    audience(800, 496, ['shadow', 'shadowDeep'], 8, 0.85)
  );
});
