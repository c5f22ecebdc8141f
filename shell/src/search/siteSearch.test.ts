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
const search = await createSiteSearch(pages);
const addresses = (query: string) => search(query).places.map(({ to }) => to);
const first = (query: string) => search(query).places[0];
const hits = (pieces: readonly Piece[] = []) => pieces.filter(({ hit }) => hit).map(({ text }) => text);

describe('the site search', () => {
  it('ranks a page with that name above one that mentions it', () => {
    expect(addresses('piano')).toEqual(['/learn/piano', '/learn/piano#fees', '/learn/violin#fees']);
  });

  it('ranks the section that matches the whole query first, with its page', () => {
    expect(addresses('violin fee')[0]).toBe('/learn/violin#fees');
    expect(addresses('How much is the fee for the violin?')[0]).toBe('/learn/violin#fees');
  });

  it('finds other forms of a word, its beginning, and words without their accents', () => {
    expect(addresses('violins')[0]).toBe('/learn/violin');
    expect(addresses('kele')).toEqual(['/mate-2025']);
    expect(addresses('CAFE')).toEqual(['/mate-2025']);
    expect(addresses('kɛlɛ')).toEqual(['/mate-2025']);
  });

  it('finds and marks synonyms', () => {
    expect(addresses('violin tuition')[0]).toBe('/learn/violin#fees');
    expect(hits(first('violin tuition')?.section)).toEqual(['fee']);
    expect(addresses('keyboard')[0]).toBe('/learn/piano');
  });

  it.each(['vioin', 'viollin', 'viokin', 'vioiln', 'oiolin'])('tolerates the typing error in %j', (word) => {
    expect(addresses(word)[0]).toBe('/learn/violin');
  });

  it.each([
    ['two errors', 'voiiln'],
    ['an error in a short word', 'cae'],
  ])('does not tolerate %s', (_, word) => {
    expect(search(word)).toEqual({ places: [], missing: [word] });
  });

  it('prefers an existing word to a typing error of another', async () => {
    const read = await createSiteSearch([page('/sing', 'Sing'), page('/ring', 'Ring')]);
    expect(read('ring').places.map(({ to }) => to)).toEqual(['/ring']);
  });

  it('reports words without matches', () => {
    expect(search('Xylophone lessons').missing).toEqual(['xylophone']);
    expect(addresses('Xylophone lessons')).toContain('/learn/piano');
    expect(search('piano lessons').missing).toEqual([]);
  });

  it('shows page and section, and marks the matches in each', () => {
    const place = first('violin fee');
    expect([hits(place?.title), hits(place?.section)]).toEqual([['Violin'], ['fee']]);
    expect(hits(first('cafe')?.excerpt)).toEqual(['café']);
  });

  it('lists at most three places of a page', () => {
    expect(addresses('singing')).toHaveLength(3);
  });

  it.each(['', '  ', 'xylophone', 'the', '*?', 'pi'])('finds nothing for %j', (query) => {
    expect(addresses(query)).toEqual([]);
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}kora ${'after '.repeat(40)}`;
  it('surrounds the first match', () => {
    const excerpt = excerptOf(long, new Set(['kora']));
    expect(excerpt).toMatch(/^… before .*kora after .*after …$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('is the whole text when it is short', () => {
    expect(excerptOf('Short.', new Set())).toBe('Short.');
  });
});
