import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { referenceOf } from './reference';

it('is the same for the same submission however its key is written, and differs for others', () => {
  const key = randomUUID();
  const reference = referenceOf('BOOK', key);
  expect(referenceOf('BOOK', key.toUpperCase())).toBe(reference);
  expect(referenceOf('BOOK', randomUUID())).not.toBe(reference);
});

it('can be read out: two groups of four without easily confused characters', () => {
  for (let nth = 0; nth < 200; nth++) {
    expect(referenceOf('PLAY', randomUUID())).toMatch(/^PLAY-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  }
});
