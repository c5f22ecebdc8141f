import { describe, expect, it } from 'vitest';
import { setText } from './setText';

/** All letters have the same width, so that line lengths are easy to count. */
const measure = (text: string) => text.length;
const room = { width: 100, height: 60, lines: 3, sizes: [20, 10, 5], leading: 1 };

describe('text of a picture', () => {
  it('is as large as width and height allow', () => {
    expect(setText('Piano', room, measure)).toEqual({ size: 20, lines: ['Piano'] });
    expect(setText('One two six', room, measure)).toEqual({ size: 20, lines: ['One', 'two', 'six'] });
    expect(setText('One two six', { ...room, height: 50 }, measure)).toEqual({
      size: 10,
      lines: ['One two', 'six'],
    });
  });

  it('is broken into lines of similar length', () => {
    const set = (text: string, width: number) => setText(text, { ...room, width, sizes: [5] }, measure).lines;
    expect(set('register for the competition', 60)).toEqual(['register', 'for the', 'competition']);
    expect(set('three in every band thirty in all', 150)).toEqual(['three in every', 'band thirty in all']);
  });

  it('becomes smaller when a single word is too wide', () => {
    expect(setText('Saxophone', room, measure)).toEqual({ size: 10, lines: ['Saxophone'] });
  });

  it('is quoted in the error when it fits in no size', () => {
    expect(() => setText('x'.repeat(21), room, measure)).toThrow('is too long for a picture');
  });
});
