import { describe, expect, it } from 'vitest';
import { setText } from './setText';

/** Letters of one width, so that lines can be counted by hand. */
const measure = (text: string) => text.length;
const room = { width: 100, height: 60, lines: 3, sizes: [20, 10, 5], leading: 1 };

describe('words of a picture', () => {
  it('are as large as width and height allow', () => {
    expect(setText('Piano', room, measure)).toEqual({ size: 20, lines: ['Piano'] });
    expect(setText('One two six', room, measure)).toEqual({ size: 20, lines: ['One', 'two', 'six'] });
    expect(setText('One two six', { ...room, height: 50 }, measure)).toEqual({
      size: 10,
      lines: ['One two', 'six'],
    });
  });

  it('stand in lines of much the same length', () => {
    const set = (text: string, width: number) => setText(text, { ...room, width, sizes: [5] }, measure).lines;
    expect(set('register for the competition', 60)).toEqual(['register', 'for the', 'competition']);
    expect(set('three in every band thirty in all', 150)).toEqual(['three in every', 'band thirty in all']);
  });

  it('become smaller where one word alone is too wide', () => {
    expect(setText('Saxophone', room, measure)).toEqual({ size: 10, lines: ['Saxophone'] });
  });

  it('that fit in no size are refused by name', () => {
    expect(() => setText('x'.repeat(21), room, measure)).toThrow('is too long for a picture');
  });
});
