import type { RouteEntry } from '@school/shared/contract';
import { expect, it } from 'vitest';
import { routeEntry } from '../../testing/builtApps';
import { createVisits, type Place } from './visits';

const form = routeEntry('/donate/:donationId/:projectId');
const thankYou = routeEntry('/donate/thank-you');
const place = (pathname: string, route: RouteEntry | undefined = form, hash = ''): Place => ({
  pathname,
  hash,
  route,
});

/** What single-spa tells the page of a change of its history. */
function told(singleSpaTrigger: 'pushState' | 'replaceState'): Event {
  return Object.assign(new Event('popstate'), { singleSpa: true, singleSpaTrigger });
}

function opened(pathname: string, route = form) {
  const visits = createVisits({ pathname, hash: '' });
  visits.arrive(place(pathname, route));
  return visits;
}

it('does not count a page that replaces its own address', () => {
  const visits = opened('/donate/new/mate');
  expect(visits.arrive(place('/donate/1/mate'), told('replaceState'))).toBe(false);
  expect(visits.get()).toBe(0);
});

it.each([
  ['an address that is pushed', '/donate/1/vehicle', form, told('pushState')],
  [
    'an address of the same page that the visitor goes back to',
    '/donate/1/mate',
    form,
    new Event('popstate'),
  ],
  ['another page that replaces the address', '/donate/thank-you', thankYou, told('replaceState')],
])('counts %s', (_, pathname, route, event) => {
  const visits = opened('/donate/new/mate');
  expect(visits.arrive(place(pathname, route), event)).toBe(true);
  expect(visits.get()).toBe(1);
});

it('counts the address at which the page was opened when it is visited again', () => {
  const visits = opened('/donate/new/mate');
  visits.arrive(place('/donate/1/mate'), told('replaceState'));
  expect(visits.arrive(place('/donate/new/mate'), told('pushState'))).toBe(true);
  expect(visits.get()).toBe(1);
});

it('scrolls to a section of the same page without counting it', () => {
  const visits = opened('/donate/thank-you', thankYou);
  expect(visits.arrive(place('/donate/thank-you', thankYou, '#receipt'), new Event('hashchange'))).toBe(true);
  expect(visits.get()).toBe(0);
});

it('says once that another page is visited', () => {
  const visits = opened('/donate/new/mate');
  visits.arrive(place('/donate/thank-you', thankYou), told('pushState'));
  expect(visits.arrive(place('/donate/thank-you', thankYou))).toBe(false);
  expect(visits.get()).toBe(1);
});
