import { describe, expect, it } from 'vitest';
import { instrumentNames, tile } from '../src/art/draw';
import { readMarkup, writeMarkup } from './markup';
import { withColours } from './instrumentColors';

const coloured = (svg: string) => writeMarkup(withColours(readMarkup(svg)));

describe('a drawing for a picture', () => {
  it.each(instrumentNames)('of the %s asks for no colour that only a browser would know', (of) => {
    const svg = tile({ of, id: 'tile' });
    expect(svg.includes('var(')).toBe(true);
    expect(coloured(svg).includes('var(')).toBe(false);
  });

  it('shows an instrument in the colours of each strip that it crosses', () => {
    const svg = `<svg><defs><g id="a"><rect fill="var(--a)"/></g></defs><g class="on-gold"><use href="#a" transform="scale(2)"/></g><use href="#a" class="on-wine" x="3"/></svg>`;
    expect(coloured(svg)).toBe(
      '<svg><defs></defs><g class="on-gold"><g transform="scale(2)"><rect fill="#7B1233"></rect></g></g><g transform="translate(3 0)"><rect fill="#F0B22E"></rect></g></svg>',
    );
  });

  it('is refused when an instrument stands on no ground', () => {
    expect(() => coloured('<svg><rect fill="var(--a)"/></svg>')).toThrow('no colours');
  });
});
