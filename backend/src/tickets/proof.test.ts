import { expect, it } from 'vitest';
import { proveTickets } from '../testing/proof/proveTickets';

// A small part of `npm run prove -- tickets`.

it(
  'nothing is sold twice on a real server, and without the locks it would be',
  { timeout: 120_000 },
  async () => {
    const rows = await proveTickets({ buyers: 40, stock: 8, doors: 10 });
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
  },
);
