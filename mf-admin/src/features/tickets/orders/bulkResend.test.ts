import { expect, it } from 'vitest';
import { bulkResend } from './bulkResend';

const done = { at: '', selected: 1, changed: 1, unchanged: 0, refused: 0, reasons: [] };

it('keeps the key of a selection until it is answered, and takes a new one for others and the next time', async () => {
  const keys: string[] = [];
  let isAway = true;
  const { send } = bulkResend(async (_, key) => {
    keys.push(key);
    if (isAway) throw new Error('Away');
    return done;
  });
  const request = (id: string) => ({ value: 'resend', selection: { ids: [id] }, dry: false });
  await expect(send(request('a'))).rejects.toThrow('Away');
  await expect(send(request('b'))).rejects.toThrow('Away');
  isAway = false;
  expect(await send(request('a'))).toBe(done);
  await send(request('a'));
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
