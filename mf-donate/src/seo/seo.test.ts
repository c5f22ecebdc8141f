import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { donationProjects, nameInSentence, projectPath } from '@school/shared/projects';
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

  it.each(donationProjects)('is how to donate for $name, with breadcrumbs', (project) => {
    const [action, trail] = dataOf(projectPath(project)) ?? [];
    expect(action).toMatchObject({
      '@type': 'DonateAction',
      name: `Donate for ${nameInSentence(project)}`,
      target: { urlTemplate: `https://school.example${projectPath(project)}` },
    });
    expect(trail).toMatchObject({
      itemListElement: [{ item: 'https://school.example/donate' }, {}, { name: project.name }],
    });
  });

  it('is every project and asset on the first page', () => {
    expect(dataOf('/donate')).toContainEqual(
      expect.objectContaining({
        '@type': 'ItemList',
        itemListElement: donationProjects.map((project, index) =>
          expect.objectContaining({
            position: index + 1,
            url: `https://school.example${projectPath(project)}`,
          }),
        ),
      }),
    );
  });
});
