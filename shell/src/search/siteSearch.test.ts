import { describe, expect, it } from 'vitest';
import { excerptOf, type Piece } from './marked';
import type { SearchPage } from './searchIndex';
import { createSiteSearch } from './siteSearch';

const page = (path: string, title: string, ...sections: SearchPage['sections']): SearchPage => ({
  path,
  title,
  sections: [{ heading: title, text: `All of ${title}.` }, ...sections],
});
const pages = [
  page('/learn/piano', 'Piano lessons', {
    heading: 'Ask for the fee',
    id: 'fees',
    text: 'We answer by mail.',
  }),
  page('/learn/violin', 'Violin lessons', {
    heading: 'Ask for the fee',
    id: 'fees',
    text: 'Bring no instrument; a piano is there.',
  }),
  page('/mate-2025', 'MATE 2025', { heading: 'Running order', text: 'Cellos, and a café with kelewele.' }),
  page('/choir', 'Choir', ...['one', 'two', 'three', 'four'].map((text) => ({ heading: 'Singing', text }))),
];
const search = createSiteSearch(pages);
const addresses = (words: string) => search(words).map(({ to }) => to);
const hits = (pieces: readonly Piece[] = []) => pieces.filter(({ hit }) => hit).map(({ text }) => text);

describe('the search over the site', () => {
  it('puts a page that is called so before one that mentions it', () => {
    expect(addresses('piano')).toEqual(['/learn/piano', '/learn/piano#fees', '/learn/violin#fees']);
  });

  it('wants all words where that can be, in page and section together', () => {
    expect(addresses('violin fee')).toEqual(['/learn/violin#fees']);
    expect(addresses('How much is the fee for the violin?')[0]).toBe('/learn/violin#fees');
  });

  it('finds beginnings, a slip of the finger, and words without their accents', () => {
    expect(addresses('kele')).toEqual(['/mate-2025']);
    expect(addresses('vioin')[0]).toBe('/learn/violin');
    expect(addresses('CAFE')).toEqual(['/mate-2025']);
    expect(addresses('kɛlɛ')).toEqual(['/mate-2025']);
  });

  it('names page and section, and marks what was found in each', () => {
    const [first] = search('violin fee');
    expect([hits(first?.title), hits(first?.section)]).toEqual([['Violin'], ['fee']]);
    expect(hits(search('cafe')[0]?.excerpt)).toEqual(['café']);
  });

  it('gives a page three places at most', () => {
    expect(addresses('singing')).toHaveLength(3);
  });

  it.each(['', '  ', 'xylophone', 'the', '*?'])('finds nothing by %j', (words) => {
    expect(search(words)).toEqual([]);
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}kora ${'after '.repeat(40)}`;
  it('is what stands around the first word that was found', () => {
    const excerpt = excerptOf(long, new Set(['kora']));
    expect(excerpt).toMatch(/^… before .*kora after .*after …$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('is a short text whole', () => {
    expect(excerptOf('Short.', new Set())).toBe('Short.');
  });
});
