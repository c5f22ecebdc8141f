import { expect, it, vi } from 'vitest';
import { referenceItems } from './app/palette/panel/referenceItems';
import { features } from './features';

it.each([
  ['T-000042', '/admin/tickets?search=T-000042'],
  [' t–42 ', '/admin/tickets?search=T-42'],
  ['R-000007', '/admin/donations?search=R-000007'],
  ['MC-0012', '/admin/registrations?search=MC-0012'],
  ['LEARN-7K3M-Q2ZD', '/admin/music-study?search=LEARN-7K3M-Q2ZD'],
  ['PLAY-7K3M-Q2ZD', '/admin/artist-showcase?view=pros&search=PLAY-7K3M-Q2ZD'],
  ['book-7k3m-q2zd', '/admin/artist-showcase?view=engagements&search=BOOK-7K3M-Q2ZD'],
  ['ART-7K3M-Q2ZD', '/admin/tickets/challenge?search=ART-7K3M-Q2ZD'],
  ['NOTE-7K3M-Q2ZD', '/admin/enquiries?search=NOTE-7K3M-Q2ZD'],
])('opens the list that finds %s', (typed, path) => {
  const go = vi.fn();
  const [item] = referenceItems(features, typed, go);
  void item?.run();
  expect(go.mock.calls).toEqual([[path]]);
});

it.each(['', 'T-', 'tickets', 'x-ray', '0244 111 222', 'T-42 Ama'])('offers no record for “%s”', (typed) =>
  expect(referenceItems(features, typed, vi.fn())).toEqual([]),
);
