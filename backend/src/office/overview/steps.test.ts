import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps';

describe('the parts of a period', () => {
  it.each([
    ['2025-03-01', '2025-03-01', 1, '2025-03-01', '2025-03-01'],
    ['2025-01-31', '2025-03-16', 45, '2025-01-31', '2025-01-31'],
  ])('from %s to %s are %d days', (from, to, parts, first, last) => {
    const steps = stepsOf({ from, to });
    expect(steps).toHaveLength(parts);
    expect(steps[0]).toEqual({ from: first, to: last });
  });

  it('are weeks that end with its last day; the first may be shorter', () => {
    const steps = stepsOf({ from: '2025-01-30', to: '2025-03-16' });
    expect(steps).toHaveLength(7);
    expect(steps.slice(0, 2)).toEqual([
      { from: '2025-01-30', to: '2025-02-02' },
      { from: '2025-02-03', to: '2025-02-09' },
    ]);
    expect(steps.at(-1)).toEqual({ from: '2025-03-10', to: '2025-03-16' });
    expect(stepsOf({ from: '2025-01-27', to: '2025-03-16' })).toHaveLength(7);
  });

  it('are calendar months where weeks would be too many', () => {
    const steps = stepsOf({ from: '2024-03-02', to: '2025-03-01' });
    expect(steps).toHaveLength(13);
    expect(steps[0]).toEqual({ from: '2024-03-02', to: '2024-03-31' });
    expect(steps[11]).toEqual({ from: '2025-02-01', to: '2025-02-28' });
    expect(steps[12]).toEqual({ from: '2025-03-01', to: '2025-03-01' });
  });
});
