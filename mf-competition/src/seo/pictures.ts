import { bar, hall, inset, paint, tile, type InstrumentName } from '@school/shared/art/draw';
import { banners } from '../art/banners.draw';
import { prize } from '../art/prize.draw';
import type { PictureArt, SharePicture, SharePictures } from '@school/shared/render';
import { allInstruments } from '../content/counts';
import { auditionDays } from '../content/days';

export const pictures: SharePictures = {
  landing: () => ({
    ...inGold('Music Competition', `${allInstruments}, one stage. Auditions on ${auditionDays('and')}.`),
    art: { svg: banners({ id: 'banners' }), part: 'wide' },
    alt: 'Five hanging banners with a piano, a violin, two guitars and a trumpet.',
  }),
  register: () => ({
    ...inGold('Register for the competition', 'Two pieces, one audition time, short steps.'),
    art: { svg: hall({ id: 'hall' }) },
    alt: 'The hall: a grand piano on a lit stage under round vaults, rows of seats before it.',
  }),
  'round2-lineup': () => ({
    ...inGold('Round 2 line-up', 'Who plays in round 2, and in which order.'),
    art: { svg: runningOrder() },
    alt: 'Piano, violin, classical guitar, trumpet and contemporary guitar, one below the other.',
  }),
  'round3-update': () => ({
    ...inGold('Round 3 update', 'The finalists of every band, and the order of the final.'),
    art: one('eguitar'),
    alt: 'A contemporary guitar with a woven edge.',
  }),
  results: () => ({
    ...inGold('Results', 'The places in every band, once the judges have signed them.'),
    art: one('trumpet'),
    alt: 'A trumpet with a woven edge.',
  }),
  awards: () => ({
    ...inGold('Awards', 'Up to three prizes in every band.'),
    art: { svg: podium() },
    alt: 'Three woven columns, two, three and five rows high.',
  }),
};

const inGold = (title: string, line: string): Pick<SharePicture, 'title' | 'line' | 'ground' | 'strip'> => ({
  title,
  line,
  ground: 'gold',
  strip: { rhythm: 'gahu', weave: 'competition' },
});

const one = (of: InstrumentName): PictureArt => ({ svg: tile({ of, id: 'tile' }), crop: [0, 90, 400, 396] });

const WIDTH = 560;
const HEIGHT = 555;

/** Returns the instruments of the competition as a column. */
function runningOrder(): string {
  const order: readonly InstrumentName[] = ['piano', 'violin', 'guitar', 'trumpet', 'eguitar'];
  const height = HEIGHT / order.length;
  return framed(
    order
      .map((of, index) =>
        inset(tile({ of, id: `band-${of}`, shape: 'band' }), 0, index * height, WIDTH, height),
      )
      .join(''),
  );
}

/** Height of each prize in rows of four blocks. */
const ROWS = { first: 5, second: 3, third: 2 } as const;

/** Returns the podium of the page at twice its height. */
function podium(): string {
  const width = 160;
  return framed(
    bar(0, 0, WIDTH, HEIGHT, paint('wineDeep')) +
      (['second', 'first', 'third'] as const)
        .map((of, index) => {
          const height = (width / 4) * ROWS[of];
          const column = prize({ of, id: of });
          return [2, 1]
            .map((storey) => inset(column, 40 + index * width, HEIGHT - storey * height, width, height))
            .join('');
        })
        .join(''),
  );
}

const framed = (markup: string): string => `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${markup}</svg>`;
