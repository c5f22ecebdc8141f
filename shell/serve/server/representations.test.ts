import { expect, it, vi } from 'vitest';
import { encodingsFor, representationReader } from './representations';

it.each([
  [undefined, ['']],
  ['gzip, deflate, br', ['br', 'gzip', '']],
  ['br;q=0, GZIP;q=0.5', ['gzip', '']],
  ['gzip;q=0.0 , br;q=1.0', ['br', '']],
  ['brotli, x-gzipped', ['']],
])('%s accepts %j', (header, encodings) => {
  expect(encodingsFor(header)).toEqual(encodings);
});

function storeOf(objects: Readonly<Record<string, Buffer>>) {
  const read = vi.fn<(key: string) => Promise<Buffer | undefined>>(async (key) => objects[key]);
  return { read };
}

it('reads an object once for all clients of an encoding', async () => {
  const store = storeOf({ 'a.js': Buffer.alloc(2000, 'a'), 'a.js.br': Buffer.from('packed') });
  const read = representationReader(store);
  const both = await Promise.all([read('a.js', 'br'), read('a.js', 'gzip')]);
  expect(both.map((found) => found?.encoding)).toEqual(['br', 'gzip']);
  const reads = store.read.mock.calls.length;
  expect([await read('a.js', 'br'), await read('a.js', 'gzip')]).toEqual(both);
  expect(store.read).toHaveBeenCalledTimes(reads);
});

it('does not remember what is missing, so that a deploy can add it', async () => {
  const objects: Record<string, Buffer> = {};
  const read = representationReader(storeOf(objects));
  expect(await read('a.js', 'br')).toBeUndefined();
  objects['a.js'] = Buffer.from('a');
  expect((await read('a.js', 'br'))?.body.toString()).toBe('a');
});

it('keeps no large object, and no more than fits, the latest used', async () => {
  const MB = 1024 * 1024;
  const many = Array.from({ length: 40 }, (_, nth) => [`${nth}.png`, Buffer.alloc(2 * MB)] as const);
  const store = storeOf({ 'huge.mp3': Buffer.alloc(3 * MB), ...Object.fromEntries(many) });
  const read = representationReader(store);
  await read('huge.mp3', '');
  await read('huge.mp3', '');
  expect(store.read).toHaveBeenCalledTimes(2);
  for (const [key] of many) {
    await read('0.png', '');
    await read(key, '');
  }
  store.read.mockClear();
  await read('0.png', '');
  await read('39.png', '');
  expect(store.read).not.toHaveBeenCalled();
  await read('1.png', '');
  expect(store.read).toHaveBeenCalledOnce();
});
