import { expect, it } from 'vitest';
import { worstOf } from './measureLists';

it('returns the request of a kind whose time grows most', () => {
  const short = [
    { kind: 'list', name: 'a', ms: 10 },
    { kind: 'list', name: 'b', ms: 20 },
    { kind: 'open', name: 'c', ms: 1 },
  ] as const;
  const long = [
    { kind: 'list', name: 'a', ms: 15 },
    { kind: 'list', name: 'b', ms: 22 },
    { kind: 'open', name: 'c', ms: 9 },
  ] as const;
  expect(worstOf(short, long, 'list')).toEqual({ name: 'a', short: 10, long: 15, ratio: 1.5 });
  expect(() => worstOf(short, long, 'search')).toThrow('No request of the kind search was timed');
});
