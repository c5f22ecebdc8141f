import { expect, it } from 'vitest';
import { bulkResend } from './bulkResend';

const done = { at: '', asked: 1, changed: 1, unchanged: 0, refused: 0, reasons: [] };

it('asks with the same key until it is answered, and with another for another wish and the next time', async () => {
  const keys: string[] = [];
  let isAway = true;
  const { send } = bulkResend(async (_, key) => {
    keys.push(key);
    if (isAway) throw new Error('Away');
    return done;
  });
  const wish = (id: string) => ({ value: 'resend', selection: { ids: [id] }, dry: false });
  await expect(send(wish('a'))).rejects.toThrow('Away');
  await expect(send(wish('b'))).rejects.toThrow('Away');
  isAway = false;
  expect(await send(wish('a'))).toBe(done);
  await send(wish('a'));
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
