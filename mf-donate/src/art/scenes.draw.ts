import {
  audience,
  bar,
  beam,
  circle,
  group,
  lamp,
  mateLetters,
  paint,
  path,
  sheet,
  strokesOf,
  times,
  truss,
  warp,
  weaves,
  type Sheet,
  type Tone,
} from '@school/shared/art/draw';

export type SceneName = 'stage' | 'studio' | 'equipment' | 'van';

/** A scene of eight to five for something that people give to. */
export function appealScene({ of, id }: { readonly of: SceneName; readonly id: string }): string {
  const paper = sheet(id);
  return paper.svg({ viewBox: [0, 0, 800, 500], fit: 'xMidYMid slice' }, scenes[of](paper));
}

const scenes: Record<SceneName, (paper: Sheet) => string> = { stage, studio, equipment, van };

function stage(): string {
  return (
    bar(0, 0, 800, 500, paint('night')) +
    beam(150, 40, 10, 330, 410, 'gold', 0.24) +
    beam(400, 40, 250, 560, 410, 'rose', 0.18) +
    beam(650, 40, 470, 790, 410, 'gold', 0.22) +
    truss(-10, 830) +
    [150, 400, 650].map((x, at) => lamp(x, 40, (at - 1) * 5, at === 1 ? 'rose' : 'gold', 0.8)).join('') +
    bar(0, 410, 800, 10, paint('clay')) +
    bar(0, 420, 800, 80, paint('pit')) +
    group('translate(74,217) scale(.742)', mateLetters(27)) +
    audience(800, 496, ['shadow', 'shadowDeep'], 8, 0.85)
  );
}

/** Sixteen pulses of a bell as blocks on their staff lines. */
function bell(paper: Sheet, x: number, y: number, cell: number): string {
  const { motifs, colours } = weaves.school;
  return strokesOf('kpanlogo')
    .map((pulse, at) =>
      paper.block(motifs[at % motifs.length]!, colours[at % colours.length]!, x + pulse * cell, y, cell),
    )
    .join('');
}

/** A loudspeaker, folded on its axis. */
const speaker = (x: number, y: number, light: Tone, shade: Tone, ring: Tone): string =>
  bar(x, y, 80, 250, paint(light)) +
  bar(x + 80, y, 80, 250, paint(shade)) +
  circle(x + 80, y + 66, 30, paint('ink')) +
  circle(x + 80, y + 66, 11, paint(ring)) +
  circle(x + 80, y + 168, 60, paint('ink')) +
  path(`M${x + 80},${y + 126}A42,42 0 0 0 ${x + 80},${y + 210}Z`, paint(ring)) +
  circle(x + 80, y + 168, 16, paint('paper'));

function studio(paper: Sheet): string {
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
}

function equipment(paper: Sheet): string {
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
}

const wheel = (x: number): string =>
  circle(x, 408, 56, paint('ink')) +
  circle(x, 408, 26, paint('gold')) +
  path(`M${x},382A26,26 0 0 1 ${x},434Z`, paint('goldDeep'));

function van(paper: Sheet): string {
  const { motifs, colours } = weaves.stage;
  return (
    bar(0, 0, 800, 500, paint('rose')) +
    circle(640, 120, 70, paint('gold')) +
    path('M640,50A70,70 0 0 1 640,190Z', paint('goldDeep')) +
    warp(0, 440, 800, 60, { tone: 'wine', thickness: 3 }) +
    `<g class="on-rose">${paper.instrument('cello', 'translate(88,300) rotate(-16) scale(.86)')}</g>` +
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
}
