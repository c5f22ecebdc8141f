import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { school } from '@school/shared/site';
import { readComing, past } from '../content/events';
import { instrumentNames } from '../content/instrumentNames';
import { renderer } from '../render';
import { routes } from '../routes';

const entries: readonly RouteEntry[] = routes;
const pages = entries.flatMap(pagesOfRoute).filter(isListed);
const dataOf = (path: string) =>
  JSON.parse(
    JSON.stringify(
      renderer.structuredData?.({
        path,
        origin: 'https://school.example',
        picture: 'https://p.example/a.png',
      }),
    ),
  ) as Record<string, unknown>[];

describe('search data of the public pages', () => {
  it('has a sharing picture for every page', () => {
    const alone = pages.filter((page) => !renderer.pictureOf(page)).map(({ path }) => path);
    expect(alone).toEqual([]);
  });

  it('identifies the school by the same address on the home page and the about page', () => {
    const schools = ['/', '/about'].flatMap((path) =>
      dataOf(path).filter((thing) => thing['@type'] === 'School'),
    );
    expect(schools.map((thing) => thing['@id'])).toEqual([
      'https://school.example/#school',
      'https://school.example/#school',
    ]);
  });

  it('has both branches with address and hours', () => {
    const [school] = dataOf('/about');
    expect(school?.['subOrganization']).toMatchObject([
      {
        '@id': 'https://school.example/about#branch-accra',
        address: { streetAddress: '14 Sample Street', addressLocality: 'Osu, Accra', addressCountry: 'GH' },
        openingHours: 'Mo-Sa 09:00-19:00',
      },
      {
        '@id': 'https://school.example/about#branch-tema',
        address: { streetAddress: '7 Sample Avenue', addressLocality: 'Community 6, Tema' },
        openingHours: 'Mo-Sa 10:00-18:00',
      },
    ]);
  });

  it.each(instrumentNames)('describes $name as a course with breadcrumbs', ({ id, name }) => {
    const [course, way] = dataOf(`/learn/${id}`);
    expect(course).toMatchObject({
      '@type': 'Course',
      name: `${name} lessons`,
      url: `https://school.example/learn/${id}`,
      provider: { name: school.name },
    });
    expect(course?.['hasCourseInstance']).not.toEqual([]);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name }] });
  });

  it('lists all courses', () => {
    const [list] = dataOf('/learn');
    expect(list?.['itemListElement']).toHaveLength(instrumentNames.length);
  });

  it("has an event for each day of the season's programme, in Ghana's time", () => {
    const events = dataOf('/projects');
    expect(new Set(events.map(({ image }) => image))).toEqual(new Set(['https://p.example/a.png']));
    expect(events).toHaveLength(
      [...readComing((document) => document.seed), ...past.seed].flatMap(({ dates }) => dates).length,
    );
    const free = events.filter((event) => event['isAccessibleForFree']).map(({ name }) => name);
    expect(free).toEqual(['Tema recital', 'Chamber evening']);
    expect(events[0]).toMatchObject({
      startDate: '2025-10-11T09:00:00+00:00',
      endDate: '2025-10-11T14:00:00+00:00',
      location: { name: 'Grand Hall, Accra', address: { addressLocality: 'Accra' } },
    });
  });
});
