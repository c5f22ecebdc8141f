import { describe, expect, it } from 'vitest';
import { instrumentNames, tile } from '../src/art/draw';
import { readMarkup, writeMarkup } from './markup';
import { withColours } from './instrumentColors';

const coloured = (svg: string) => writeMarkup(withColours(readMarkup(svg)));

describe('drawings in pictures', () => {
  it.each(instrumentNames)('of the %s need no colours that only browsers resolve', (of) => {
    const svg = tile({ of, id: 'tile' });
    expect(svg.includes('var(')).toBe(true);
    expect(coloured(svg).includes('var(')).toBe(false);
  });

  it('show an instrument in the colours of each strip that it crosses', () => {
    const svg = `<svg><defs><g id="a"><rect fill="var(--a)"/></g></defs><g class="on-gold"><use href="#a" transform="scale(2)"/></g><use href="#a" class="on-wine" x="3"/></svg>`;
    expect(coloured(svg)).toBe(
      '<svg><defs></defs><g class="on-gold"><g transform="scale(2)"><rect fill="#7B1233"></rect></g></g><g transform="translate(3 0)"><rect fill="#F0B22E"></rect></g></svg>',
    );
  });

  it('are refused when an instrument has no ground', () => {
    expect(() => coloured('<svg><rect fill="var(--a)"/></svg>')).toThrow('no colours');
  });
});
