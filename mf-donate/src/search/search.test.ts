import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { appeals, pathOf } from '../content/appeals';
import { renderer } from '../render';
import { routes } from '../routes';

const entries: readonly RouteEntry[] = routes;
const pages = entries.flatMap(pagesOfRoute).filter(isListed);
const dataOf = (path: string) =>
  renderer.structuredData?.({ path, origin: 'https://school.example', picture: undefined });

describe('what search engines read of the donation pages', () => {
  it('is a picture of its own for every page', () => {
    expect(pages.filter((page) => !renderer.pictureOf(page)).map(({ path }) => path)).toEqual([]);
  });

  it.each(appeals)('is how to give to $name, and the way there', (appeal) => {
    const [gift, way] = dataOf(pathOf(appeal)) ?? [];
    expect(gift).toMatchObject({
      '@type': 'DonateAction',
      name: `Donate to ${appeal.name}`,
      target: { urlTemplate: `https://school.example${pathOf(appeal)}` },
    });
    expect(way).toMatchObject({
      itemListElement: [{ item: 'https://school.example/donate' }, {}, { name: appeal.name }],
    });
  });

  it('is every project and asset on the first page', () => {
    expect(dataOf('/donate')).toContainEqual(
      expect.objectContaining({
        '@type': 'ItemList',
        itemListElement: appeals.map((appeal, index) =>
          expect.objectContaining({ position: index + 1, url: `https://school.example${pathOf(appeal)}` }),
        ),
      }),
    );
  });
});
