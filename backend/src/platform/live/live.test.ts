import { expect, it, vi } from 'vitest';
import { createLogger } from '../core/logger';
import { createLive } from './live';

it('sends no older reading after a newer one', async () => {
  const answers: ((value: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => answers.push(resolve));
  let change = () => {};
  const listen = async (_: string, onNotify: () => void) => {
    change = onNotify;
    return async () => undefined;
  };
  const live = await createLive(listen, read, createLogger('silent'), { debounceMs: 1 });
  const received: number[] = [];
  const joining = live.subscribe((value) => void received.push(value));
  change();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(2);
  await vi.waitFor(() => expect(received).toEqual([2]));
  answers[0]?.(1);
  await joining;
  expect(received).toEqual([2]);
  await live.close();
});
