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
  it.each(asked)('for the query %j: %s', (question, answer) => {
    expect(search(question).places[0]?.to).toBe(answer);
  });
});

it.each([
  ['choir or piano', ['/faq#which', '/learn/piano']],
  ['violin lessons or parking', ['/learn/violin', '/mate-2025#getting-there']],
  ['trumpet and bursary', ['/learn/trumpet', '/bursaries']],
])('finds the best answer to each side of %j first', (question, answers) => {
  expect(
    search(question)
      .places.slice(0, 2)
      .map(({ to }) => to),
  ).toEqual(answers);
});

it.each(strangeQuestions)('finds nothing for %j', (question) => {
  expect(search(question).places).toEqual([]);
});

it('shows that there is no swimming instead of a wrong result', () => {
  expect(search('swimming lessons').missing).toEqual(['swimming']);
});

describe('the synonyms', () => {
  it('lead to existing headings', async () => {
    const { answer } = await indexPlaces(placesOf(pages));
    const headings = LEADS.flatMap(([, headings]) => headings.split(', '));
    const lost = headings.filter(
      (heading) => answer({ typed: '', own: [], headings: [termsOf(heading)] }).size === 0,
    );
    expect(lost).toEqual([]);
  });

  it('are words of the site, or synonyms of one', async () => {
    const { vocabulary } = await indexPlaces(placesOf(pages));
    const terms = new Set(vocabulary.values());
    expect(SAME.filter((group) => !wordsOf(group).some((word) => terms.has(termOf(word))))).toEqual([]);
  });

  it('are defined only once', () => {
    const asked = LEADS.flatMap(([asked]) => asked.split(', ')).map((expression) =>
      termsOf(expression).join(' '),
    );
    expect(asked.filter((expression, at) => asked.indexOf(expression) !== at)).toEqual([]);
  });
});
