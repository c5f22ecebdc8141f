import { expect, it } from 'vitest';
import { proveCompetition } from '../testing/proof/proveCompetition';

// A small part of `npm run prove -- competition`.

it(
  'one slot goes to one competitor on a real server, and without the index to several',
  { timeout: 120_000 },
  async () => {
    const rows = await proveCompetition({ competitors: 20, runs: 2 });
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
  },
);
