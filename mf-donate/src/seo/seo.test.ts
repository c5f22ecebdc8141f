import { describe, expect, it } from 'vitest';
import { isListed, pagesOfRoute, type RouteEntry } from '@school/shared/contract';
import { donationProjects, nameInSentence, projectPath, textsOf } from '@school/shared/projects';
import { renderer } from '../render';
import { routes } from '../routes';

const entries: readonly RouteEntry[] = routes;
const pages = entries.flatMap(pagesOfRoute).filter(isListed);
const dataOf = (path: string) =>
  renderer.structuredData?.({ path, origin: 'https://school.example', picture: undefined });

describe('search data of the donation pages', () => {
  it('has a sharing picture for every page', () => {
    expect(pages.filter((page) => !renderer.pictureOf(page)).map(({ path }) => path)).toEqual([]);
  });

  it.each(donationProjects)('describes how to donate for $name, with breadcrumbs', (project) => {
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

  it('has the published text of a project, also in its head', () => {
    const [mate] = donationProjects;
    const { path, seed } = textsOf(mate!);
    const resources = { [path]: { ...seed, name: 'MATE for all', donateTitle: 'Give to all' } };
    const request = { origin: 'https://school.example', picture: undefined, resources };
    expect(renderer.structuredData?.({ ...request, path: '/donate/projects/mate' })).toMatchObject([
      { name: 'Donate for MATE for all' },
      { itemListElement: [{}, {}, { name: 'MATE for all' }] },
    ]);
    expect(renderer.head({ ...request, path: '/donate/projects/mate' })?.title).toContain(
      'MATE for all: how far',
    );
    expect(renderer.head({ ...request, path: '/donate/new/mate' })?.description).toContain('Give to all.');
    expect(renderer.head({ ...request, path: '/donate' })).toBeUndefined();
    expect(renderer.head({ ...request, resources: {}, path: '/donate/projects/mate' })).toEqual({
      title: pages.find((page) => page.path === '/donate/projects/mate')?.variant?.title,
      description: pages.find((page) => page.path === '/donate/projects/mate')?.variant?.description,
    });
  });

  it('lists every project and asset on the first page', () => {
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
