import { expect, it } from 'vitest';
import type { OpeningContext } from './feature';
import { openProvided } from './openProvided';

const contextOf = (provides: object) => ({ features: { list: [{ provides }] } }) as unknown as OpeningContext;

it('what does not close keeps nothing else open', async () => {
  const closed: string[] = [];
  const { close } = await openProvided(
    contextOf({
      first: async () => ({ close: async () => void closed.push('first') }),
      second: async () => ({ close: () => Promise.reject(new Error('stuck')) }),
    }),
  );
  await expect(close()).rejects.toThrow('Not everything could be closed');
  expect(closed).toEqual(['first']);
});

it('after a failure nothing stays open', async () => {
  const closed: string[] = [];
  const context = contextOf({
    first: async () => ({ close: async () => void closed.push('first') }),
    second: () => Promise.reject(new Error('no room')),
  });
  await expect(openProvided(context)).rejects.toThrow('no room');
  expect(closed).toEqual(['first']);
});
