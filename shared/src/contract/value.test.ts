import { expect, it, vi } from 'vitest';
import { createValue } from './value';

it('notifies subscribers of changes only, until they unsubscribe', () => {
  const count = createValue(1);
  const seen = vi.fn(() => count.get());
  const stop = count.subscribe(seen);
  count.set(2);
  count.set(2);
  stop();
  count.set(3);
  expect(seen.mock.results).toEqual([{ type: 'return', value: 2 }]);
  expect(count.get()).toBe(3);
});
