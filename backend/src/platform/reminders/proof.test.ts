import { expect, it } from 'vitest';
import { proveReminders } from '../../testing/proof/proveReminders';

// A small part of `npm run prove -- reminders`.

it(
  'each person is reminded once by processes that are killed, and without the key would not be',
  { timeout: 120_000 },
  async () => {
    const rows = await proveReminders({ people: 40, kills: 2 });
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
  },
);
