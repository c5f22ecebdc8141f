import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useJustChanged } from './useJustChanged';

it('shows the change until the record is read again, then what was read', () => {
  const first = {};
  const { result, rerender } = renderHook(({ value, reading }) => useJustChanged(value, reading), {
    initialProps: { value: 'new', reading: first },
  });
  act(() => result.current[1]('closed'));
  rerender({ value: 'new', reading: first });
  expect(result.current[0]).toBe('closed');
  // A colleague was quicker: what is read counts, also when it is what was before.
  rerender({ value: 'new', reading: {} });
  expect(result.current[0]).toBe('new');
});
