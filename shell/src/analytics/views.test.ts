// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { loginAccess, signedInAccess, type RouteVariant } from '@school/shared/contract';
import { routeEntry } from '../../testing/builtApps';
import type { CurrentRoute } from '../routing/currentRoute';
import { createViews, type SeenPage } from './views';

const mate: RouteVariant = { params: { projectId: 'mate' }, title: 'MATE', description: 'A donation' };

function place(pathname: string, changes: Partial<CurrentRoute> = {}): CurrentRoute {
  return {
    pathname,
    app: 'mf-public',
    route: routeEntry(pathname),
    variant: undefined,
    outcome: { kind: 'show' },
    ...changes,
  };
}

const donation = (id: string) =>
  place(`/donate/${id}/mate`, { route: routeEntry('/donate/:donationId/:projectId'), variant: mate });
const admin = (changes: Partial<CurrentRoute> = {}) =>
  place('/admin', { route: routeEntry('/admin', { access: signedInAccess }), ...changes });
const unknown = place('/ama@example.com', { route: routeEntry('*') });

const numbered = (places: readonly CurrentRoute[], first = 0): SeenPage[] =>
  places.map((one, index) => ({ ...one, visit: first + index }));

const seen = (...places: CurrentRoute[]) =>
  createViews('https://www.google.com/')
    .of(numbered(places))
    .map((event) => [event.path, 'source' in event && event.source]);

describe('the views of a visit', () => {
  it('are its pages, the first with its source', () => {
    expect(seen(place('/'), place('/about'), place('/'))).toEqual([
      ['/', 'search'],
      ['/about', 'internal'],
      ['/', 'internal'],
    ]);
  });

  it('contain no id and no unknown URL', () => {
    expect(seen(donation('8c1f'), unknown)).toEqual([
      ['/donate/:donationId/mate', 'search'],
      ['*', 'internal'],
    ]);
  });

  it('count two URLs of one pattern as two', () => {
    expect(seen(donation('8c1f'), donation('77aa'))).toHaveLength(2);
  });

  it('leave out pages that require sign-in or were refused', () => {
    const login = place('/login', { route: routeEntry('/login', { access: loginAccess }) });
    expect(
      seen(
        admin({ outcome: { kind: 'wait' } }),
        admin({ outcome: { kind: 'redirect', to: '/login' } }),
        login,
        admin(),
        place('/about'),
      ),
    ).toEqual([['/about', 'internal']]);
  });

  it('count a page once when it replaces its own URL', () => {
    const views = createViews('');
    const addresses = [donation('new'), donation('8c1f')].map((one) => ({ ...one, visit: 0 }));
    expect(views.of(addresses)).toHaveLength(1);
  });

  it('are each reported once, however often the page is recorded', () => {
    const views = createViews('');
    const home = { ...place('/'), visit: 0 };
    expect(views.of([home, home])).toHaveLength(1);
    expect(views.of([home])).toEqual([]);
    expect(views.of(numbered([place('/about')], 1))).toEqual([
      { kind: 'view', path: '/about', source: 'internal' },
    ]);
  });
});
