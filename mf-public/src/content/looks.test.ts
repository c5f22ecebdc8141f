import { palette, portrait, tonesOf, type Look } from '@school/shared/art/draw';
import { performers } from '@school/shared/people';
import { allLooks, portraitFiles } from '@school/shared/people/portraits';
import { testDrawings } from '@school/shared/testing/drawings';
import { expect, it } from 'vitest';
import { instructors } from './instructors';
import { leadership } from './leadership';
import { looks } from './looks';

const all = allLooks(looks);
const people = [...leadership.seed, ...instructors.seed, ...performers.seed];

testDrawings(
  Object.entries(all).map(([name, look]) => ({
    name: `portrait ${name}`,
    draw: (id) => portrait({ look, id }),
    size: { ratio: 3 / 4 },
  })),
);

it.each(people)('has a look for $name, on the ground of their tile', ({ name, portrait: own = '', tone }) => {
  expect(own).toBe(name.toLowerCase().replaceAll(' ', '-'));
  const look = all[own];
  expect(look && tonesOf(look).ground).toBe(tone);
});

/** What one tells people apart by: all but the ground and the pattern of the cloth. */
const seen = ([, skin, hair, tone, cut, cloth, , , holds, ...extras]: Look): readonly string[] => [
  skin,
  `${hair} ${tone}`,
  `${cut} ${cloth}`,
  holds,
  extras.join(' '),
];

it('draws no two people alike', () => {
  const declared = Object.entries(all).filter(([name]) => !name.startsWith('somebody'));
  expect(declared).toHaveLength(people.length);
  const alike = declared.flatMap(([name, look], at) =>
    declared
      .slice(at + 1)
      .filter(([, theirs]) => seen(look).filter((part, index) => part !== seen(theirs)[index]).length < 3)
      .map(([other]) => `${name} and ${other}`),
  );
  expect(alike).toEqual([]);
});

type Tone = keyof typeof palette;

const distance = (a: Tone, b: Tone): number =>
  Math.hypot(
    ...[1, 3, 5].map(
      (from) =>
        parseInt(palette[a].slice(from, from + 2), 16) - parseInt(palette[b].slice(from, from + 2), 16),
    ),
  );

it.each(Object.entries(all))('sets %s apart from their ground, face, hair and clothes', (_, look) => {
  const { ground, disc, skin, skinShade, hair, cloth, clothShade } = tonesOf(look);
  const pairs: readonly (readonly [Tone, Tone, number])[] = [
    [skin, disc, 40],
    [hair, disc, 40],
    [hair, skin, 40],
    [cloth, disc, 40],
    [cloth, skin, 40],
    [clothShade, ground, 40],
    [skin, skinShade, 25],
    ['jet', skin, 40],
  ];
  for (const [one, other, least] of pairs)
    expect(distance(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
});

it('makes one file for each look, which stands alone and depends on no scheme', async () => {
  const files = portraitFiles(looks);
  expect(Object.keys(files)).toHaveLength(Object.keys(all).length);
  for (const [path, file] of Object.entries(files)) {
    const svg = await file();
    expect(svg, path).toMatch(/^<svg xmlns=/);
    expect(svg, path).not.toMatch(/var\(|currentColor|<style/);
    expect(svg.length, path).toBeLessThan(7000);
  }
});
