import { describe, expect, test } from 'vitest';
import { testDrawings, type TestedDrawing } from '../../testing/drawings';
import type { BoxSize } from '../ArtBox';
import * as sizes from '../sizes';
import { beats, beatSet, beatSetNames } from './beats';
import { hall } from './hall';
import { instrumentNames } from './instruments';
import { loom } from './loom';
import { block, mark } from './marks';
import { motifNames } from './motifs';
import { paymentArt } from './payment';
import { rhythms, strokesOf, type Rhythm } from './rhythms';
import { scene, sceneNames } from './scenes';
import { strip } from './strip';
import { tile } from './tile';

const rhythmNames = Object.keys(rhythms) as Rhythm[];

const each = <T extends string>(
  kind: string,
  names: readonly T[],
  draw: (name: T, id: string) => string,
  size?: (name: T) => BoxSize,
): TestedDrawing[] =>
  names.map((name) => ({
    name: `${kind} ${name}`,
    draw: (id) => draw(name, id),
    ...(size && { size: size(name) }),
  }));

const drawings: TestedDrawing[] = [
  { name: 'hall', draw: (id) => hall({ id }) },
  { name: 'mark', draw: (id) => mark({ id }), size: sizes.markSize },
  {
    name: 'loom',
    draw: (id) => loom({ id, share: 0.2, extra: 0.02, layout: 'both' }),
    size: sizes.loomSize({ share: 0, layout: 'both' }),
  },
  {
    name: 'small loom',
    draw: (id) => loom({ id, share: 0.01, size: 'small', layout: 'both' }),
    size: sizes.loomSize({ share: 0, size: 'small', layout: 'both' }),
  },
  ...(['row', 'two', 'both'] as const).flatMap((layout) =>
    each(
      `strip ${layout}`,
      rhythmNames,
      (rhythm, id) => strip({ id, rhythm, layout }),
      (rhythm) => sizes.stripSize({ rhythm, layout }),
    ),
  ),
  ...each(
    'tile',
    instrumentNames,
    (of, id) => tile({ id, of, phone: 'wide' }),
    (of) => sizes.tileSize({ of, phone: 'wide' }),
  ),
  ...each(
    'band',
    instrumentNames,
    (of, id) => tile({ id, of, shape: 'band' }),
    (of) => sizes.tileSize({ of, shape: 'band' }),
  ),
  ...each(
    'payment',
    ['card', 'momo'],
    (of, id) => paymentArt({ id, of }),
    () => sizes.paymentArtSize,
  ),
  ...each('block', motifNames, (motif, id) => block({ id, motif, colours: 'sponsor' })),
  ...each(
    'beats',
    beatSetNames,
    (of, id) => beats({ id, ...beatSet(of) }),
    (of) => sizes.beatSetSize({ of }),
  ),
  ...each(
    'scene',
    sceneNames,
    (of, id) => scene({ id, of }),
    () => sizes.sceneSize,
  ),
];

testDrawings(drawings);

const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].map(([, match = '']) => match);

describe('rhythms', () => {
  const pulses = (markup: string): number[] => all(markup, /data-i="(\d+)"/g).map(Number);

  test.each(rhythmNames)('the strip of %s has a block on every stroke', (rhythm) => {
    expect(pulses(strip({ id: 'a', rhythm }))).toEqual(strokesOf(rhythm));
    expect(pulses(strip({ id: 'a', rhythm, layout: 'two' }))).toEqual(strokesOf(rhythm));
  });

  test('have the traditional patterns', () => {
    expect(strokesOf('kpanlogo')).toEqual([0, 3, 6, 10, 12]);
    expect(strokesOf('gahu')).toEqual([0, 3, 6, 10, 14]);
    expect(strokesOf('agbadza')).toEqual([0, 2, 4, 5, 7, 9, 11]);
  });

  test('a repeated strip repeats the rhythm', () => {
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

  test('a pending donation adds its own band', () => {
    expect(woven(loom({ id: 'a', share: 0.2, extra: 0.05 }), 'width')).toBe(250);
  });

  test('a donation cannot exceed the size of the loom', () => {
    expect(woven(loom({ id: 'a', share: 0.9, extra: 0.5 }), 'width')).toBe(1000);
  });
});
