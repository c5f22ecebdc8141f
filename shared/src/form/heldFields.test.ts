import type { Resolver, UseFormReturn } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { settleHeld, withHeld, type HeldField, type HeldFields } from './heldFields';

const field = (change: Partial<HeldField>): HeldField => ({
  settled: () => undefined,
  failure: () => undefined,
  ...change,
});

interface Values {
  name: string;
  papers: { picture: null; link: string };
}
const right: Resolver<Values, unknown, Values> = (values) => ({ values, errors: {} });
const values: Values = { name: '', papers: { picture: null, link: '' } };

it('reports an error of a field in a group at that field', async () => {
  const held: HeldFields = new Map([['papers.picture', field({ failure: () => 'Too large' })]]);
  const { errors } = await withHeld(right, held)(values, undefined, {} as never);
  expect(errors).toEqual({ papers: { picture: { type: 'held', message: 'Too large' } } });
});

it('waits for a field of a group when all other fields are valid', async () => {
  let resolve = () => {};
  const end = new Promise<void>((done) => (resolve = done));
  const held: HeldFields = new Map([['papers.picture', field({ settled: () => end })]]);
  const trigger = vi.fn(async () => true);
  const form = { trigger, getValues: () => values } as unknown as UseFormReturn<Values, unknown, Values>;
  let isOver = false;
  const waiting = settleHeld(form, held).then(() => (isOver = true));
  await vi.waitFor(() => expect(trigger).toHaveBeenCalledWith(['name', 'papers.link']));
  expect(isOver).toBe(false);
  resolve();
  await waiting;
  expect(isOver).toBe(true);
});

it('ignores uploads that begin during validation', async () => {
  let isUnderWay = false;
  const held: HeldFields = new Map([
    ['papers.picture', field({ settled: () => (isUnderWay ? new Promise(() => undefined) : undefined) })],
  ]);
  const slow: Resolver<Values, unknown, Values> = async (checked) => {
    isUnderWay = true;
    return { values: checked, errors: {} };
  };
  expect((await withHeld(slow, held)(values, undefined, {} as never)).errors).toEqual({});
});
