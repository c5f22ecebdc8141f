import { expect, it } from 'vitest';
import { placesOf } from './place';
import type { SearchPage } from './searchIndex';

const page = (path: string, title: string, ...headings: string[]): SearchPage => ({
  path,
  title,
  sections: headings.map((heading) => ({ heading, text: 'Some text.' })),
});

const places = placesOf([
  page('/learn', 'Lessons', 'Lessons for everyone', 'Fees'),
  page('/learn/piano', 'Piano lessons', 'Piano', 'Fees'),
  page('/learn/violin', 'Violin lessons', 'Violin', 'Fees', 'Teachers'),
  page('/learning', 'Library', 'Library'),
]);
const at = (path: string) => places.filter(({ page: { path: own } }) => own === path);

it('counts how many places have the same heading', () => {
  expect(at('/learn/violin').map(({ heading, likeIt }) => [heading, likeIt])).toEqual([
    ['Violin', 1],
    ['Fees', 3],
    ['Teachers', 1],
  ]);
});

it('names the top of a page by its title and the rest of its heading, and other places by their heading', () => {
  expect(at('/learn').map(({ top, name }) => [top, name])).toEqual([
    [true, 'Lessons for everyone'],
    [false, 'Fees'],
  ]);
  expect(at('/learn/piano')[0]?.name).toBe('Piano lessons');
});

it('finds the terms that name a page and hardly any other', () => {
  expect([...(at('/learn/piano')[0]?.pageNames ?? [])]).toEqual(['piano']);
  expect([...(at('/learning')[0]?.pageNames ?? [])]).toContain('librari');
});

it('recognises a subpage by its path alone', () => {
  const below = ['/learn', '/learn/piano', '/learning'].map((path) => at(path)[0]?.isBelow);
  expect(below).toEqual([false, true, false]);
});
