import { beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../src/search/place';
import { indexPlaces } from '../src/search/placeIndex';
import type { SearchPage } from '../src/search/searchIndex';
import { createSiteSearch, type SiteSearch } from '../src/search/siteSearch';
import { LEADS, SAME } from '../src/search/synonyms';
import { termOf, termsOf, wordsOf } from '../src/search/words';
import { searchedPages } from './searchedPages';
import { questions, strangeQuestions } from './searchQuestions';

let pages: readonly SearchPage[];
let search: SiteSearch;

beforeAll(async () => {
  pages = await searchedPages();
  search = await createSiteSearch(pages);
});

describe.each(Object.entries(questions))('%s find first', (_, asked) => {
  it.each(asked)('for %j: %s', (question, answer) => {
    expect(search(question).places[0]?.to).toBe(answer);
  });
});

it.each(strangeQuestions)('finds nothing for %j', (question) => {
  expect(search(question).places).toEqual([]);
});

it('says that it has no swimming, rather than promise it', () => {
  expect(search('swimming lessons').missing).toEqual(['swimming']);
});

describe('the synonyms', () => {
  it('lead to headings that the site has', async () => {
    const { answer } = await indexPlaces(placesOf(pages));
    const headings = LEADS.flatMap(([, headings]) => headings.split(', '));
    const lost = headings.filter(
      (heading) => answer({ typed: '', own: [], headings: [termsOf(heading)] }).size === 0,
    );
    expect(lost).toEqual([]);
  });

  it('are each a word of the site, or the same as one', async () => {
    const { vocabulary } = await indexPlaces(placesOf(pages));
    const terms = new Set(vocabulary.values());
    expect(SAME.filter((group) => !wordsOf(group).some((word) => terms.has(termOf(word))))).toEqual([]);
  });

  it('are asked for in one way only', () => {
    const asked = LEADS.flatMap(([asked]) => asked.split(', ')).map((expression) =>
      termsOf(expression).join(' '),
    );
    expect(asked.filter((expression, at) => asked.indexOf(expression) !== at)).toEqual([]);
  });
});
