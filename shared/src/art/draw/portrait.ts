import { instrumentOn, type Ground } from './base/instrumentColors';
import { paint, type Tone } from './base/palette';
import { bar, circle, cycle, group, line, path, times } from './base/primitives';
import { instruments, type InstrumentName } from './instruments';
import type { Motif } from './motifs';
import { sheet, type Sheet } from './sheet';

type Skin = 'ebony' | 'umber' | 'sienna' | 'amber';
type Hair = 'crop' | 'bald' | 'round' | 'high' | 'puffs' | 'bun' | 'wrap' | 'braids' | 'locs' | 'cap';
type Cut = 'smock' | 'suit' | 'shirt' | 'kaba' | 'cloth';
/** A pigment with a darker shade of its own. */
type Cloth = 'wine' | 'gold' | 'clay' | 'palm' | 'indigo' | 'rose' | 'paper' | 'sand';
type Extra = 'glasses' | 'earrings' | 'beard' | 'chin' | 'moustache' | 'silver';

/** What a portrait is drawn from. `silver` is the colour of a beard, or else of the hair. */
export type Look = readonly [
  ground: Ground,
  skin: Skin,
  hair: Hair,
  /** Of hair, headwrap or cap. */
  hairTone: Tone,
  cut: Cut,
  cloth: Cloth,
  trim: Tone,
  /** The woven band of the garment. */
  motif: Motif,
  holds: Exclude<InstrumentName, 'piano' | 'eguitar'> | 'keys' | 'drum' | 'book' | 'baton',
  ...extras: Extra[],
];

const shades: Record<Cloth | Ground, Tone> = {
  wine: 'wineDeep',
  gold: 'goldDeep',
  clay: 'clayDeep',
  palm: 'palmDeep',
  indigo: 'indigoDeep',
  rose: 'roseDeep',
  paper: 'sand',
  sand: 'oat',
  ink: 'wine',
};

type Colored = 'ground' | 'disc' | 'skin' | 'skinShade' | 'hair' | 'cloth' | 'clothShade';

/** Returns the colours of a look that have to stand apart, for its picture and its test. */
export const tonesOf = ([ground, skin, , hairTone, , cloth]: Look): Readonly<Record<Colored, Tone>> => ({
  ground: ground === 'clay' ? 'clayDeep' : ground,
  disc: ground === 'clay' ? 'clay' : shades[ground],
  skin,
  skinShade: `${skin}Deep`,
  hair: hairTone,
  cloth,
  clothShade: shades[cloth],
});

type Part = (fill: string, trim: string) => string;

const nothing: Part = () => '';

/** Hair behind head and neck. */
const behind: Record<Hair, Part> = {
  crop: nothing,
  bald: nothing,
  cap: nothing,
  round: (fill) => circle(150, 124, 68, fill),
  high: (fill) => bar(100, 56, 100, 96, fill, 30),
  puffs: (fill) => circle(104, 90, 31, fill) + circle(196, 90, 31, fill),
  bun: (fill) => circle(150, 66, 30, fill),
  wrap: (fill, trim) => circle(186, 62, 34, fill) + circle(138, 58, 38, fill) + circle(186, 62, 13, trim),
  braids: (fill) => bar(96, 120, 26, 150, fill, 13) + bar(178, 120, 26, 150, fill, 13),
  locs: (fill) => times(4, (at) => bar(cycle([90, 106, 178, 194], at), 118, 16, at % 3 ? 116 : 98, fill, 8)),
};

/** Hair and headgear on the head. */
const front: Record<Hair, Part> = {
  crop: (fill) => path('M104,142V138A46,48 0 0 1 196,138V142A58,58 0 0 0 104,142Z', fill),
  bald: nothing,
  round: (fill) => path('M102,140A48,52 0 0 1 198,140A72,72 0 0 0 102,140Z', fill),
  high: (fill) => path('M102,148V86H198V148A12,34 0 0 0 186,118H114A12,34 0 0 0 102,148Z', fill),
  puffs: (fill) => path('M103,142A47,50 0 0 1 197,142A60,60 0 0 0 150,106A60,60 0 0 0 103,142Z', fill),
  bun: (fill) => path('M103,148A47,58 0 0 1 197,148A48,48 0 0 0 150,104A48,48 0 0 0 103,148Z', fill),
  wrap: (fill, trim) =>
    path('M96,138A54,58 0 0 1 204,138A96,96 0 0 0 96,138Z', fill) +
    line('M100,122A96,96 0 0 1 200,122', trim, 6),
  braids: (fill) =>
    path('M99,152V140A51,52 0 0 1 201,140V152A60,60 0 0 0 150,102A60,60 0 0 0 99,152Z', fill) +
    times(6, (at) => circle(at % 2 ? 109 : 191, 190 + at * 13, 5, paint('gold'))),
  locs: (fill) => path('M94,152V136A56,56 0 0 1 206,136V152A58,62 0 0 0 94,152Z', fill),
  cap: (fill, trim) =>
    path('M102,126L108,86A70,70 0 0 1 192,86L198,126A150,150 0 0 0 102,126Z', fill) +
    line('M102,124A150,150 0 0 1 198,124', trim, 8),
};

const beards: Record<'beard' | 'chin' | 'moustache', string> = {
  beard: 'M106,160A12,26 0 0 0 124,184H176A12,26 0 0 0 194,160V170A44,54 0 0 1 106,170Z',
  chin: 'M132,206A18,6 0 0 1 168,206A18,18 0 0 1 132,206Z',
  moustache: 'M128,194A22,14 0 0 1 172,194A60,60 0 0 0 128,194Z',
};

const GLASSES =
  [130, 170]
    .map((x) => line(`M${x - 16},154a16,16 0 0 1 32,0a16,16 0 0 1 -32,0`, paint('gold'), 3.5))
    .join('') + line('M146,154A5,5 0 0 1 154,154M114,152L105,148M186,152L195,148', paint('gold'), 3.5);

const eye = (x: number): string =>
  line(`M${x - 12},142A17,16 0 0 1 ${x + 12},142`, paint('jet'), 4, 'round') +
  path(`M${x - 9},156A10,7.5 0 0 1 ${x + 9},156A14,8 0 0 1 ${x - 9},156Z`, paint('paper')) +
  circle(x, 155, 4.6, paint('jet')) +
  line(`M${x - 10},156A11,8 0 0 1 ${x + 10},156`, paint('jet'), 3.2, 'round');

/** Draws the head in a light and a shaded half, whose edge is the nose. A full beard is behind the lips. */
const head = (skin: Skin, lips: Tone, beard = ''): string =>
  circle(107, 160, 11, paint(skin)) +
  circle(193, 160, 11, paint(`${skin}Deep`)) +
  path('M150,94A44,46 0 0 0 106,140V168A44,52 0 0 0 150,218Z', paint(skin)) +
  path('M150,94A44,46 0 0 1 194,140V166A44,52 0 0 1 150,218Z', paint(`${skin}Deep`)) +
  path('M150,150V181H139A6,7 0 0 1 140,170Z', paint(`${skin}Deep`)) +
  eye(130) +
  eye(170) +
  beard +
  path('M133,195A12,6 0 0 1 150,192A12,6 0 0 1 167,195A20,13 0 0 1 133,195Z', paint(lips));

const shoulders = (side: -1 | 1, isPuffed: boolean): string => {
  const x = (offset: number) => 150 + side * offset;
  const turn = side > 0 ? 1 : 0;
  return isPuffed
    ? `M150,250L${x(34)},240L${x(70)},246A62,62 0 0 ${turn} ${x(140)},330V400H150Z`
    : `M150,236H${x(30)}A92,92 0 0 ${turn} ${x(126)},326V400H150Z`;
};

const BOTH_SHOULDERS = 'M24,326A92,92 0 0 1 120,236H180A92,92 0 0 1 276,326V400H24Z';

function garment(paper: Sheet, [, skin, , , cut, cloth, trimTone, motif]: Look): string {
  const trim = paint(trimTone);
  const block = (x: number, y: number, width: number, height = width): string =>
    paper.block(motif, [shades[cloth], trimTone, cloth], x, y, width, height);
  const column = (from: number, width: number): string =>
    times(Math.ceil((400 - from) / width), (row) => block(150 - width / 2, from + row * width, width));
  const details: Record<Cut, () => string> = {
    smock: () => path('M112,236H188A38,40 0 0 1 112,236Z', trim) + column(258, 44),
    suit: () =>
      path('M124,236H176L150,336Z', paint('paper')) +
      path('M143,250H157L162,320L150,336L138,320Z', trim) +
      path('M120,236L106,262L150,346V336L124,236Z', paint(shades[cloth])) +
      path('M180,236L194,262L150,346V336L176,236Z', paint(cloth)),
    shirt: () =>
      path('M122,234L150,266L124,280L106,242ZM178,234L150,266L176,280L194,242Z', trim) +
      [296, 326].map((y) => circle(150, y, 4.5, trim)).join(''),
    kaba: () =>
      path('M116,243L150,250L184,243A36,32 0 0 1 116,243Z', paint(`${skin}Deep`)) +
      times(5, (at) => circle(118 + at * 16, cycle([262, 276, 281, 276, 262], at), 6, trim)) +
      column(300, 50),
    cloth: () =>
      paper.cut(
        BOTH_SHOULDERS,
        group(
          'rotate(34 60 240)',
          times(5, (row) => block(row * 56, 212, 56, 64)),
        ),
      ),
  };
  return (
    path(shoulders(-1, cut === 'kaba'), paint(cloth)) +
    path(shoulders(1, cut === 'kaba'), paint(shades[cloth])) +
    details[cut]()
  );
}

const KEYS =
  bar(0, 290, 300, 18, paint('ink')) +
  bar(0, 308, 300, 92, paint('paper')) +
  times(10, (at) => bar(at * 30 - 1, 308, 2, 92, paint('ink2'))) +
  times(10, (at) => (at % 7 === 2 || at % 7 === 6 ? '' : bar(at * 30 + 21, 308, 17, 34, paint('ink'))));

const drum = (trim: string): string =>
  path('M196,296H292L276,400H212Z', paint('clay')) +
  path('M244,296H292L276,400H244Z', paint('clayDeep')) +
  times(3, (at) => line(`M${206 + at * 38},300L${222 + at * 22},400`, paint('paper'), 3)) +
  bar(190, 284, 108, 20, paint('sand'), 10) +
  bar(190, 298, 108, 6, trim, 3);

const book = (trim: string): string =>
  bar(196, 276, 74, 96, paint('paper'), 4) +
  bar(196, 276, 18, 96, trim, 4) +
  times(4, (at) => bar(224, 294 + at * 16, 34, 4, paint('ink2')));

/** Each instrument in its place, and the hands that hold it. */
const held = {
  violin: ['translate(232,306) rotate(52) scale(.36)', [[272, 268]]],
  cello: ['translate(226,352) rotate(10) scale(.54)', [[262, 232]]],
  guitar: [
    'translate(104,338) rotate(62) scale(.42)',
    [
      [118, 330],
      [236, 272],
    ],
  ],
  saxophone: [
    'translate(210,300) rotate(10) scale(.5)',
    [
      [220, 250],
      [206, 316],
    ],
  ],
  trumpet: ['translate(190,300) rotate(-24) scale(.48)', [[182, 316]]],
} as const;

function holding([ground, skin, , , , , trimTone, , holds]: Look): string {
  const hand = (x: number, y: number, shade = 'Deep' as 'Deep' | ''): string =>
    circle(x, y, 17, paint(`${skin}${shade}`));
  const trim = paint(trimTone);
  if (holds === 'keys') return KEYS + hand(78, 306, '') + hand(222, 306);
  if (holds === 'drum') return drum(trim) + hand(216, 282);
  if (holds === 'book') return book(trim) + hand(200, 334);
  if (holds === 'baton') return line('M214,322L270,204', paint('paper'), 6, 'round') + hand(214, 322);
  const [place, hands] = held[holds];
  return (
    instrumentOn(ground, group(place, instruments[holds](holds))) +
    (holds === 'violin' ? line('M120,352L226,258', paint('sand'), 5) + hand(120, 348, '') : '') +
    hands.map(([x, y]) => hand(x, y)).join('')
  );
}

/** Draws a person from the waist up, as cut paper. The strip of the name may cover the foot. */
export function portrait({ look, id }: { readonly look: Look; readonly id: string }): string {
  const paper = sheet(id);
  const [, skin, hair, hairTone, , , trimTone, , , ...extras] = look;
  const has = (extra: Extra): boolean => extras.includes(extra);
  const { ground, disc } = tonesOf(look);
  const beard = (['beard', 'chin', 'moustache'] as const).find(has);
  const fill = paint(has('silver') && !beard ? 'silver' : hairTone);
  const beardFill = paint(has('silver') ? 'silver' : 'jet');
  const trim = paint(trimTone);
  return paper.svg(
    { viewBox: [0, 0, 300, 400], fit: 'xMidYMid slice' },
    bar(0, 0, 300, 400, paint(ground)) +
      circle(150, 170, 128, paint(disc)) +
      behind[hair](fill, trim) +
      path('M126,190H174V244A24,16 0 0 1 126,244Z', paint(`${skin}Deep`)) +
      garment(paper, look) +
      path('M126,190H174V238A24,22 0 0 1 126,238Z', paint(`${skin}Deep`)) +
      (has('earrings') ? [105, 195].map((x) => circle(x, 182, 7, paint('gold'))).join('') : '') +
      (beard === 'beard'
        ? head(skin, 'clayDeep', path(beards.beard, beardFill))
        : head(skin, 'wineDeep') + (beard ? path(beards[beard], beardFill) : '')) +
      (has('glasses') ? GLASSES : '') +
      front[hair](fill, trim) +
      holding(look),
  );
}
