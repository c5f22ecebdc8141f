import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { initialSale } from '../sale/saleFacts';
import { renderer } from '../render';
import { routes } from '../routes';

const entries: readonly RouteEntry[] = routes;
const pages = entries.flatMap(pagesOfRoute).filter(isListed);
const picture = 'https://school.example/apps/mf-mate/0123456789ab/share/mate-2025.png';

describe('what search engines read of MATE 2025', () => {
  it('is a picture of its own for every page', () => {
    expect(pages.filter((page) => !renderer.pictureOf(page)).map(({ path }) => path)).toEqual([]);
  });

  it('is the evening with its picture and every price', () => {
    const [evening] =
      renderer.structuredData?.({ path: '/mate-2025', origin: 'https://school.example', picture }) ?? [];
    expect(evening).toMatchObject({
      '@type': 'MusicEvent',
      name: 'MATE 2025',
      startDate: '2025-12-13T18:30:00+00:00',
      image: picture,
      location: { name: 'Grand Hall, Accra', address: { addressLocality: 'Accra' } },
      offers: initialSale('public').types.map(({ name }) => ({
        '@type': 'Offer',
        name,
        priceCurrency: 'GHS',
      })),
    });
    expect(evening).toMatchObject({
      offers: expect.arrayContaining([expect.objectContaining({ name: 'Regular', price: '150.00' })]),
    });
  });
});
