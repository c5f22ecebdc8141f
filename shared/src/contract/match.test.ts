import { describe, expect, it } from 'vitest';
import { publicAccess } from './access';
import { matchRoute, type RoutesByApp } from './match';
import { pagePath, type RouteEntry } from './routes';

const entry = (path: string, variants?: RouteEntry['variants']): RouteEntry => ({
  id: path,
  path,
  page: './Page.tsx',
  title: path,
  description: path,
  frame: 'site',
  access: publicAccess,
  prerender: true,
  ...(variants && { variants }),
});

const variant = (params: Record<string, string>) => ({ params, title: 'title', description: 'description' });

const learn = entry('/learn/:id', [variant({ id: 'piano' }), variant({ id: 'violin' })]);
const apps: RoutesByApp = {
  public: { routes: [entry('*'), learn] },
  donate: {
    routes: [
      entry('/donate/:donationId/:project', [variant({ project: 'mate' })]),
      entry('/donate/projects/:slug', [variant({ slug: 'hall' })]),
      entry('/donate/thank-you'),
      entry('/donate'),
    ],
  },
};

const found = (pathname: string) => {
  const match = matchRoute(apps, pathname);
  return match && `${match.app} ${match.route.path}`;
};

describe('the route of a path', () => {
  it('is a fixed one before one with parameters, whatever their order in the table', () => {
    expect(found('/donate/thank-you')).toBe('donate /donate/thank-you');
    expect(found('/donate/projects/hall')).toBe('donate /donate/projects/:slug');
  });

  it('is one of the existing variants, with its parameters', () => {
    expect(matchRoute(apps, '/learn/violin')).toMatchObject({
      params: { id: 'violin' },
      variant: { params: { id: 'violin' } },
    });
  });

  it('may have any value where a variant leaves a parameter open', () => {
    expect(matchRoute(apps, '/donate/8c1f/mate')).toMatchObject({
      route: { path: '/donate/:donationId/:project' },
      params: { donationId: '8c1f', project: 'mate' },
    });
  });

  it('is the 404 page when the best route lists its variants and none matches, even if another route would', () => {
    expect(found('/donate/projects/mate')).toBe('public *');
    expect(found('/donate/projects/unknown')).toBe('public *');
    expect(found('/learn/harp')).toBe('public *');
    expect(found('/nowhere')).toBe('public *');
  });

  it('is undefined when no app handles unknown paths', () => {
    expect(matchRoute({ public: { routes: [learn] } }, '/learn/harp')).toBeUndefined();
  });

  it('ignores a trailing slash and decodes letters', () => {
    expect(found('/donate/')).toBe('donate /donate');
    expect(found('/learn/%70iano')).toBe('public /learn/:id');
  });
});

describe('the path of a page', () => {
  it('contains the values of its variant and names open parameters', () => {
    expect(pagePath(entry('/donate/:donationId/:project'), variant({ project: 'mate' }))).toBe(
      '/donate/:donationId/mate',
    );
    expect(pagePath(entry('/donate'))).toBe('/donate');
  });
});
