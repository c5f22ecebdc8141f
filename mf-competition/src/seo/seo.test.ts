import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { faqs } from '../content/faqs';
import { renderer } from '../render';
import { routes } from '../routes';

const entries: readonly RouteEntry[] = routes;
const pages = entries.flatMap(pagesOfRoute).filter(isListed);
const dataOf = (path: string) =>
  renderer.structuredData?.({ path, origin: 'https://school.example', picture: undefined });

describe('search data of the competition', () => {
  it('has a sharing picture for every page', () => {
    expect(pages.filter((page) => !renderer.pictureOf(page)).map(({ path }) => path)).toEqual([]);
  });

  it('has both audition days and the questions', () => {
    const [first, second, questions] = dataOf('/music-competition') ?? [];
    expect(first).toMatchObject({
      '@type': 'MusicEvent',
      startDate: '2025-10-11T09:00:00+00:00',
      endDate: '2025-10-11T14:00:00+00:00',
      location: { name: 'Grand Hall, Accra' },
    });
    expect(second).toMatchObject({ startDate: '2025-10-18T09:00:00+00:00' });
    expect(questions).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: faqs.seed.length } });
  });

  it('has the fee where the page shows it', () => {
    expect(dataOf('/music-competition/register')).toContainEqual(
      expect.objectContaining({ '@type': 'Offer', price: '150.00', priceCurrency: 'GHS' }),
    );
  });

  it('has breadcrumbs for every page below the first', () => {
    for (const { path } of pages.filter((page) => page.path !== '/music-competition'))
      expect(dataOf(path)).toContainEqual(
        expect.objectContaining({
          '@type': 'BreadcrumbList',
          itemListElement: expect.objectContaining({ length: 3 }),
        }),
      );
  });
});
