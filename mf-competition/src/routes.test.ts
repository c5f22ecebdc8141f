import { expect, it } from 'vitest';
import { competitionFacts } from '@school/shared/competition';
import { evening } from '@school/shared/tickets';
import { courseOf } from './content/course';
import { routes } from './routes';

const course = courseOf(competitionFacts.seed, evening.seed);

it('gives every page a unique title and a description that search engines show in full', () => {
  for (const texts of [routes.map(({ title }) => title), routes.map(({ description }) => description)]) {
    expect(new Set(texts).size).toBe(routes.length);
  }
  for (const { description } of routes) {
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

it('has a page for every publication of the course', () => {
  const published = course.flatMap(({ page }) => page ?? []);
  expect(published).toHaveLength(4);
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(published));
});

it('keeps the course in the order of its days', () => {
  const days = course.flatMap(({ dates }) => dates);
  expect(days).toEqual(days.toSorted());
});
