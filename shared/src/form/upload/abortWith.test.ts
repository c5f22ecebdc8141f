import { expect, it, onTestFinished } from 'vitest';
import { abortWith } from './abortWith';

it('gives a signal its reason where the browser does not', () => {
  const reason = Object.getOwnPropertyDescriptor(AbortSignal.prototype, 'reason')!;
  onTestFinished(() => void Object.defineProperty(AbortSignal.prototype, 'reason', reason));
  Reflect.deleteProperty(AbortSignal.prototype, 'reason');
  const stop = new AbortController();
  let heard: unknown;
  stop.signal.addEventListener('abort', () => (heard = stop.signal.reason));
  abortWith(stop, 'it took too long');
  abortWith(stop, 'later');
  expect([heard, stop.signal.reason, stop.signal.aborted]).toEqual([
    'it took too long',
    'it took too long',
    true,
  ]);
});
