import { describe, expect, it } from 'vitest';
import { pagePath, type RouteEntry, type RouteVariant } from '@school/shared/contract';
import { routes } from '../routes';
import { appealAt, appeals, pathOf } from './appeals';

const all: readonly RouteEntry[] = routes;
const pages = all.flatMap((route) =>
  route.variants
    ? route.variants.map((variant: RouteVariant) => ({ ...variant, path: pagePath(route, variant) }))
    : [{ title: route.title, description: route.description, path: route.path }],
);

describe('the specification’s projects and assets', () => {
  it('stand at their addresses with their targets, amounts and deadline', () => {
    const figures = appeals.map((appeal) => [
      pathOf(appeal),
      appeal.target / 100,
      appeal.amountRaised / 100,
      appeal.deadline,
    ]);
    expect(figures).toEqual([
      ['/donate/projects/mate', 10_000, 2_000, '2023-12-31'],
      ['/donate/projects/allegro-music-studio', 10_000, 1_000, '2023-12-31'],
      ['/donate/projects/my-allegro', 50_000, 500, '2023-12-31'],
      ['/donate/assets/musical-instruments', 30_000, 0, '2023-12-31'],
      ['/donate/assets/music-equipment', 10_000, 0, '2023-12-31'],
      ['/donate/assets/vehicle', 20_000, 0, '2023-12-31'],
    ]);
  });

  it('are found by their address, and nothing else is', () => {
    expect(appealAt('vehicle').name).toBe('A vehicle');
    expect(() => appealAt('yacht')).toThrow('yacht');
  });
});

describe('every page', () => {
  it('has a path, title and description of its own', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      const values = pages.map((page) => page[key]);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it.each(pages)('$path says what it is in 50 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
