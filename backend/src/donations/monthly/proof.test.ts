import { expect, it } from 'vitest';
import { proveMonthly } from '../../testing/proof/monthly/proveMonthly';

// A small part of `npm run prove -- monthly`.

it('takes every month once while the process is killed', { timeout: 180_000 }, async () => {
  const rows = await proveMonthly({ donors: 40, months: 2, kills: 3 });
  expect(rows).toMatchObject([{ due: 80, paid: 80, doubled: 0, lost: 0, taps: 2, isRight: true }]);
  expect(rows[0]?.cut).toBeGreaterThan(0);
});
