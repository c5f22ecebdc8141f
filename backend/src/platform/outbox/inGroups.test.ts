import { expect, it } from 'vitest';
import { inGroups } from './inGroups';

it('writes one value at once, and those that come meanwhile together', async () => {
  const calls: string[][] = [];
  let release = () => {};
  const add = inGroups<string>(async (values) => {
    calls.push([...values]);
    await new Promise<void>((done) => (release = done));
  });
  const first = add('a');
  await expect.poll(() => calls.length).toBe(1);
  const others = [add('b'), add('c')];
  release();
  await first;
  await expect.poll(() => calls.length).toBe(2);
  release();
  await Promise.all(others);
  expect(calls).toEqual([['a'], ['b', 'c']]);
});

it('tells a failure to those whose value was not written, and goes on', async () => {
  const written: string[] = [];
  const add = inGroups<string>(async (values) => {
    if (values.includes('b')) throw new Error('away');
    written.push(...values);
  });
  const first = add('a');
  const second = first.then(() => add('b'));
  await expect(second).rejects.toThrow('away');
  await add('c');
  expect(written).toEqual(['a', 'c']);
});
