import { testDrawings } from '@school/shared/testing/drawings';
import { expect, test } from 'vitest';
import { hangingLoom } from './hangingLoom.draw';
import { loomRow } from './loomRow.draw';
import { hangingLoomSize } from './sizes';

testDrawings([
  {
    name: 'hanging loom',
    draw: (id) => hangingLoom({ id, share: 0.2, extra: 0.02, marks: ['<1>', '2'], note: ['You & I', '50'] }),
    size: hangingLoomSize,
  },
]);

test('a donation in the form adds its own band', () => {
  const [cloth = ''] =
    /<clipPath[^>]*><rect [^>]*>/.exec(hangingLoom({ id: 'a', share: 0.2, extra: 0.02 })) ?? [];
  expect(/ height="([\d.]+)"/.exec(cloth)?.[1]).toBe('440');
});

test('texts beside the drawing cannot break it', () => {
  expect(hangingLoom({ id: 'a', share: 0.2, marks: ['<b>'] })).toContain('&lt;b&gt;');
});

test('draws a bare loom for each project without donations', () => {
  const heights = [
    ...loomRow({ id: 'a', shares: [0.2, 0, 0.01, 0] }).matchAll(/<clipPath[^>]*><rect [^>]*>/g),
  ].map(([cloth]) => Number(/ height="([\d.]+)"/.exec(cloth)?.[1]));
  expect(heights).toEqual([100, 5]);
});
