import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { ticketOffer } from '@school/shared/tickets';
import { initialSale } from '../sale/saleFacts';
import { renderer } from '../render';
import { routes } from '../routes';

const entries: readonly RouteEntry[] = routes;
const pages = entries.flatMap(pagesOfRoute).filter(isListed);
const picture = 'https://school.example/apps/mf-mate/0123456789ab/share/mate-2025.png';

describe('search data of MATE 2025', () => {
  it('has a sharing picture for every page', () => {
    expect(pages.filter((page) => !renderer.pictureOf(page)).map(({ path }) => path)).toEqual([]);
  });

  it('has the event with its picture and every price', () => {
    const [evening] =
      renderer.structuredData?.({ path: '/mate-2025', origin: 'https://school.example', picture }) ?? [];
    expect(evening).toMatchObject({
      '@type': 'MusicEvent',
      name: 'MATE 2025',
      startDate: '2025-12-13T18:30:00+00:00',
      image: picture,
      location: { name: 'Grand Hall, Accra', address: { addressLocality: 'Accra' } },
      offers: initialSale(ticketOffer.seed, 'public').types.map(({ name }) => ({
        '@type': 'Offer',
        name,
        priceCurrency: 'GHS',
      })),
    });
    expect(evening).toMatchObject({
      offers: expect.arrayContaining([expect.objectContaining({ name: 'Regular', price: '150.00' })]),
    });
  });

  it('has the prices that staff set in the title, the offers and the page', async () => {
    const dearer = ticketOffer.seed.map((type) => ({ ...type, price: type.price + 1_100 }));
    const page = {
      path: '/mate-2025',
      origin: 'https://school.example',
      picture,
      resources: { [ticketOffer.path]: dearer },
    };
    expect(renderer.head?.(page)?.title).toMatch(/Tickets from GH₵\s91\.00$/);
    const [evening] = renderer.structuredData?.(page) ?? [];
    expect(evening).toMatchObject({
      offers: expect.arrayContaining([expect.objectContaining({ name: 'Student', price: '91.00' })]),
    });
    const { html } = await renderer.render({ ...page, base: '/apps/mf-mate' });
    expect(html).toMatch(/GH₵\s91\.00/);
    expect(html).not.toMatch(/GH₵\s80\.00/);
  });
});
