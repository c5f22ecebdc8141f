import { describe, expect, test } from 'vitest';
import { banner, banners } from './banner';
import { beats, beatSet } from './beats';
import { sparkbars } from './charts';
import { eventArt } from './eventArt';
import { hall } from './hall';
import { hangingLoom } from './hangingLoom';
import { heroCloth } from './heroCloth';
import { instrumentScene } from './instrumentScene';
import { instrumentNames } from './instruments';
import { loom } from './loom';
import { block, favicon, mark, partnerMark } from './marks';
import { motifNames } from './motifs';
import { nameStrip } from './nameStrip';
import { paymentArt } from './payment';
import { prize } from './prize';
import { rhythms, strokesOf, type Rhythm } from './rhythms';
import { scene, sceneNames } from './scenes';
import { stage } from './stage';
import { strip } from './strip';
import { seatRow, stub } from './tickets';
import { tile } from './tile';

type Drawing = (id: string) => string;

const each = <T extends string>(kind: string, names: readonly T[], draw: (name: T, id: string) => string) =>
  names.map((name): [string, Drawing] => [`${kind} ${name}`, (id) => draw(name, id)]);

const rhythmNames = Object.keys(rhythms) as Rhythm[];

const drawings: [string, Drawing][] = [
  ['hero cloth', (id) => heroCloth({ id })],
  ['banners', (id) => banners({ id })],
  ['stage', (id) => stage({ id })],
  ['hall', (id) => hall({ id })],
  ['mark', (id) => mark({ id })],
  ['partner mark', (id) => partnerMark({ id })],
  ['favicon', () => favicon()],
  ['loom', (id) => loom({ id, share: 0.2, extra: 0.02, layout: 'both' })],
  ['small loom', (id) => loom({ id, share: 0.01, size: 'small', layout: 'both' })],
  [
    'hanging loom',
    (id) => hangingLoom({ id, share: 0.2, extra: 0.02, marks: ['<1>', '2'], note: ['You & I', '50'] }),
  ],
  ['name strip', (id) => nameStrip({ id, syllables: 5, accents: ['wine', 'gold'] })],
  ['spark bars', (id) => sparkbars({ id, values: [3, 0, 5], tone: 'wine' })],
  ['no spark bars', (id) => sparkbars({ id, values: [], tone: 'wine' })],
  ['seats', (id) => seatRow({ id, left: 12, of: 60 })],
  ['sold out stub', (id) => stub({ id, of: 'gold', soldOut: true })],
  ...each('strip', rhythmNames, (rhythm, id) => strip({ id, rhythm, layout: 'both' })),
  ...each('tile', instrumentNames, (of, id) => tile({ id, of, phone: 'wide' })),
  ...each('band', instrumentNames, (of, id) => tile({ id, of, shape: 'band' })),
  ...each('instrument scene', instrumentNames, (of, id) => instrumentScene({ id, of })),
  ...each('banner', ['piano', 'violin', 'guitar', 'trumpet', 'eguitar'] as const, (of, id) =>
    banner({ id, of }),
  ),
  ...each('event', ['mate', 'competition'] as const, (of, id) => eventArt({ id, of })),
  ...each('payment', ['card', 'momo'] as const, (of, id) => paymentArt({ id, of })),
  ...each('prize', ['first', 'second', 'third'] as const, (of, id) => prize({ id, of })),
  ...each('stub', ['rose', 'gold', 'sand', 'palm', 'indigo'] as const, (of, id) => stub({ id, of })),
  ...each('block', motifNames, (motif, id) => block({ id, motif, colours: 'sponsor' })),
  ...each('beats', ['junior_conservatory', 'impact', 'pay'] as const, (of, id) =>
    beats({ id, ...beatSet(of) }),
  ),
  ...each('scene', sceneNames, (of, id) => scene({ id, of })),
];

const shapes = new Set(['svg', 'g', 'defs', 'use', 'clipPath', 'rect', 'circle', 'path', 'text']);

/** Names of all elements, after checking that every one is closed in order. */
function elementsOf(markup: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const crossed: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g,
    (_, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing && open.pop() !== name) crossed.push(name);
      if (!closing) {
        names.push(name);
        if (!empty) open.push(name);
      }
      return '';
    },
  );
  expect([...open, ...crossed]).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  return names;
}

const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].map((match) => match[1]!);

describe.each(drawings)('%s', (_, draw) => {
  const markup = draw('a');

  test('is well-formed and made of bars, circles and arcs alone', () => {
    expect(elementsOf(markup).filter((name) => !shapes.has(name))).toEqual([]);
    expect(all(markup, / d="([^"]*)"/g).filter((d) => /[^MLHVAZmlhvaz\d\s.,-]/.test(d))).toEqual([]);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\d\.\d{5}/);
  });

  test('has ids of its own and refers only to them', () => {
    const ids = all(markup, / id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = all(markup, /(?:href="#|url\(#)([^")]*)/g);
    expect(wanted.filter((ref) => !ids.includes(ref))).toEqual([]);
    const others = all(draw('b'), / id="([^"]*)"/g);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });

  test('is the same every time', () => {
    expect(draw('a')).toBe(markup);
  });
});

describe('rhythms', () => {
  const pulses = (markup: string): number[] => all(markup, /data-i="(\d+)"/g).map(Number);

  test.each(rhythmNames)('the strip of %s has a block on every stroke', (rhythm) => {
    expect(pulses(strip({ id: 'a', rhythm }))).toEqual(strokesOf(rhythm));
    expect(pulses(strip({ id: 'a', rhythm, layout: 'two' }))).toEqual(strokesOf(rhythm));
  });

  test('the time-lines are those that are played', () => {
    expect(strokesOf('kpanlogo')).toEqual([0, 3, 6, 10, 12]);
    expect(strokesOf('gahu')).toEqual([0, 3, 6, 10, 14]);
    expect(strokesOf('agbadza')).toEqual([0, 2, 4, 5, 7, 9, 11]);
  });

  test('a repeated strip says the rhythm again', () => {
    expect(pulses(strip({ id: 'a', rhythm: 'agbadza', repeats: 2 }))).toHaveLength(14);
  });
});

describe('looms', () => {
  const woven = (markup: string, side: 'width' | 'height'): number =>
    Number(
      /<clipPath[^>]*><rect [^>]*>/.exec(markup)?.[0].match(new RegExp(` ${side}="([\\d.]+)"`))?.[1] ?? 0,
    );

  test.each([
    [0, 0],
    [0.2, 200],
    [1, 1000],
    [1.4, 1000],
    [Number.NaN, 0],
  ])('a share of %d weaves %d of 1000', (share, width) => {
    expect(woven(loom({ id: 'a', share }), 'width')).toBe(width);
  });

  test('a gift in the making adds its own band', () => {
    expect(woven(loom({ id: 'a', share: 0.2, extra: 0.05 }), 'width')).toBe(250);
    expect(woven(hangingLoom({ id: 'a', share: 0.2, extra: 0.02 }), 'height')).toBe(440);
  });

  test('a gift cannot weave more cloth than the loom holds', () => {
    expect(woven(loom({ id: 'a', share: 0.9, extra: 0.5 }), 'width')).toBe(1000);
  });

  test('words beside the hanging loom cannot break the drawing', () => {
    expect(hangingLoom({ id: 'a', share: 0.2, marks: ['<b>'] })).toContain('&lt;b&gt;');
  });
});

test('seats are never all empty while a ticket is left', () => {
  const filled = (left: number) =>
    seatRow({ id: 'a', left, of: 420 }).split('fill="currentColor"').length - 1;
  expect([filled(0), filled(1), filled(210), filled(420)]).toEqual([0, 1, 10, 20]);
});

test('the icon stands alone as a file', () => {
  expect(favicon()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});
