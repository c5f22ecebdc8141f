import { describe, expect, it } from 'vitest';
import { pagePath, type RouteEntry, type RouteVariant } from '@school/shared/contract';
import { donationProjects, projectPath } from '@school/shared/projects';
import { routes } from './routes';

const all: readonly RouteEntry[] = routes;
const pages = all.flatMap((route) =>
  route.variants
    ? route.variants.map((variant: RouteVariant) => ({ ...variant, path: pagePath(route, variant) }))
    : [{ title: route.title, description: route.description, path: route.path }],
);

it('has a page for each project and asset', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(donationProjects.map(projectPath)));
});

describe('every page', () => {
  it('has a unique path, title and description', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      const values = pages.map((page) => page[key]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it.each(pages)('$path has a description of 50 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
