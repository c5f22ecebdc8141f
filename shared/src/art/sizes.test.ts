import { describe, expect, test } from 'vitest';
import { banner, banners } from './draw/banner';
import { beats, beatSet, beatSetNames } from './draw/beats';
import { eventArt } from './draw/eventArt';
import { hall } from './draw/hall';
import { hangingLoom } from './draw/hangingLoom';
import { heroCloth } from './draw/heroCloth';
import { instrumentScene } from './draw/instrumentScene';
import { loom } from './draw/loom';
import { mark } from './draw/marks';
import { nameStrip } from './draw/nameStrip';
import { paymentArt } from './draw/payment';
import { prize } from './draw/prize';
import { rhythms, type Rhythm } from './draw/rhythms';
import { scene, sceneNames } from './draw/scenes';
import { strip } from './draw/strip';
import { seatRow, stub } from './draw/tickets';
import { tile } from './draw/tile';
import * as sizes from './sizes';

const id = 'a';

/** Width by height of every SVG in a drawing. */
const ratios = (markup: string): number[] =>
  [...markup.matchAll(/viewBox="([^"]+)"/g)].map(([, box]) => {
    const [, , width, height] = box!.split(' ').map(Number);
    return width! / height!;
  });

const cases: [string, string, { ratio: number; phone?: number | undefined }][] = [
  ...(Object.keys(rhythms) as Rhythm[]).flatMap((rhythm) =>
    ([{ layout: 'row' }, { layout: 'two' }, { layout: 'both', repeats: 2 }] as const).map(
      (props): [string, string, ReturnType<typeof sizes.stripSize>] => [
        `${rhythm} ${props.layout}`,
        strip({ rhythm, ...props, id }),
        sizes.stripSize({ rhythm, ...props }),
      ],
    ),
  ),
  ...beatSetNames.map((of): [string, string, { ratio: number }] => [
    of,
    beats({ ...beatSet(of), id }),
    sizes.beatSetSize({ of }),
  ]),
  ...sceneNames.map((of): [string, string, { ratio: number }] => [
    of,
    scene({ of, id }),
    sizes.sceneSize({ of }),
  ]),
  ...(['first', 'second', 'third'] as const).map((of): [string, string, { ratio: number }] => [
    of,
    prize({ of, id }),
    sizes.prizeSize({ of }),
  ]),
  ...(['piano', 'violin', 'guitar', 'trumpet', 'eguitar'] as const).map(
    (of): [string, string, { ratio: number }] => [of, banner({ of, id }), sizes.bannerSize({ of })],
  ),
  ['full loom', loom({ share: 0, layout: 'both', id }), sizes.loomSize({ share: 0, layout: 'both' })],
  [
    'small loom',
    loom({ share: 0, size: 'small', layout: 'both', id }),
    sizes.loomSize({ share: 0, size: 'small', layout: 'both' }),
  ],
  ['hanging loom', hangingLoom({ share: 0, id }), sizes.hangingLoomSize],
  ['tile', tile({ of: 'piano', phone: 'wide', id }), sizes.tileSize({ of: 'piano', phone: 'wide' })],
  ['band', tile({ of: 'piano', shape: 'band', id }), sizes.tileSize({ of: 'piano', shape: 'band' })],
  ['instrument', instrumentScene({ of: 'piano', id }), sizes.instrumentSceneSize],
  ['banners', banners({ id }), sizes.bannersSize],
  ['hero', heroCloth({ id }), sizes.heroClothSize],
  ['hall', hall({ id }), sizes.hallSize],
  ['mate', eventArt({ of: 'mate', id }), sizes.eventArtSize({ of: 'mate' })],
  ['competition', eventArt({ of: 'competition', id }), sizes.eventArtSize({ of: 'competition' })],
  ['payment', paymentArt({ of: 'card', id }), sizes.paymentArtSize],
  ['mark', mark({ id }), sizes.markSize],
  [
    'name',
    nameStrip({ syllables: 4, accents: ['wine'], id }),
    sizes.nameStripSize({ syllables: 4, accents: ['wine'] }),
  ],
  ['seats', seatRow({ left: 1, of: 2, id }), sizes.seatRowSize],
  ['stub', stub({ of: 'gold', id }), sizes.stubSize],
];

describe('the room that is kept for a drawing', () => {
  test.each(cases)('fits %s', (_, markup, { ratio, phone }) => {
    const [wide, small] = ratios(markup);
    expect(ratio).toBeCloseTo(wide!, 3);
    expect(phone ?? small ?? ratio).toBeCloseTo(small ?? ratio, 3);
  });
});
