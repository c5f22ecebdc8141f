import { expect, it } from 'vitest';
import { proveAttacks } from '../../testing/proof/attacks/proveAttacks';

// A small part of `npm run prove -- attacks`, which also measures response times on an otherwise idle machine.

it('withstands every attack and every fault', { timeout: 300_000 }, async () => {
  const rows = await proveAttacks({
    tokens: 1,
    requests: 2,
    text: { length: 60_000, parts: 1 },
    clients: 60,
    buyers: 60,
    holds: 60,
    kills: 1,
    awayMs: 1_000,
    messages: 30,
    patience: 60_000,
  });
  expect(rows).toHaveLength(11);
  expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
});
