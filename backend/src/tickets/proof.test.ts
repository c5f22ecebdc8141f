import { expect, it } from 'vitest';
import { proveQueue } from '../testing/proof/proveQueue';
import { proveTickets } from '../testing/proof/proveTickets';

// A small part of `npm run prove -- tickets` and `queue`.

it(
  'nothing is sold twice on a real server, and without the locks it would be',
  { timeout: 120_000 },
  async () => {
    const rows = await proveTickets({ buyers: 40, stock: 8, doors: 10 });
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
  },
);

it(
  'the waiting room of two instances lets in each person once, at the rate',
  { timeout: 120_000 },
  async () => {
    const rows = await proveQueue({ people: 60, perMinute: 6_000, opensIn: 0.1 });
    expect(rows.map(({ sold, twice, lost }) => ({ sold, twice, lost }))).toEqual([
      { sold: 48, twice: 0, lost: 0 },
      { sold: 60, twice: 0, lost: 0 },
    ]);
  },
);
