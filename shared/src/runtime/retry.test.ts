import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abortable, DeadlineError, LOAD_DEADLINE_MS, withRetry } from './retry';

beforeEach(() => vi.useFakeTimers());

const never = () => new Promise<never>(() => undefined);

/** Returns the outcome of a promise without an unhandled rejection in the meantime. */
function outcomeOf<T>(promise: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

describe('withRetry', () => {
  it('retries until it succeeds, and numbers its attempts', async () => {
    const attempt = vi.fn(async (number: number) => {
      if (number < 2) throw new Error('not yet');
      return 'here';
    });
    const result = withRetry(attempt);
    await vi.runAllTimersAsync();
    expect(await result).toBe('here');
    expect(attempt.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('waits longer before each attempt and throws the last error', async () => {
    const at: number[] = [];
    const started = Date.now();
    const result = outcomeOf(
      withRetry(async (number) => {
        at.push(Date.now() - started);
        throw new Error(`attempt ${number}`);
      }),
    );
    await vi.runAllTimersAsync();
    expect(await result).toEqual({ error: new Error('attempt 3') });
    expect(at).toEqual([0, 400, 1_600, 4_600]);
  });

  it('throws at once when an error is not retryable', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('a mistake')));
    const result = outcomeOf(withRetry(attempt, { isRetryable: () => false }));
    await vi.runAllTimersAsync();
    expect(await result).toEqual({ error: new Error('a mistake') });
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('ends a hanging attempt after 120 000 ms in total', async () => {
    const ended = vi.fn();
    const result = outcomeOf(
      withRetry((number) => (number === 0 ? Promise.reject(new Error('no')) : never())),
    );
    void result.then(ended);
    await vi.advanceTimersByTimeAsync(LOAD_DEADLINE_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(LOAD_DEADLINE_MS).toBe(120_000);
    expect(await result).toEqual({ error: new DeadlineError(120_000) });
    expect(await result).toHaveProperty('error.message', 'No answer within 120 seconds');
  });

  it('leaves no timer behind', async () => {
    await withRetry(async () => 'here');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops at once when its caller aborts, even between attempts', async () => {
    const left = new AbortController();
    const attempt = vi.fn(() => Promise.reject(new Error('no')));
    const result = outcomeOf(withRetry(attempt, { signal: left.signal }));
    await vi.advanceTimersByTimeAsync(100);
    left.abort(new Error('left'));
    expect(await result).toEqual({ error: new Error('left') });
    await vi.runAllTimersAsync();
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('stops when its caller has aborted before', async () => {
    const result = outcomeOf(withRetry(never, { signal: AbortSignal.abort(new Error('left')) }));
    await vi.advanceTimersByTimeAsync(0);
    expect(await Promise.race([result, Promise.resolve('still waiting')])).toEqual({
      error: new Error('left'),
    });
  });
});

describe('abortable', () => {
  it('settles like its promise', async () => {
    const { signal } = new AbortController();
    expect(await abortable(Promise.resolve(1), signal)).toBe(1);
    await expect(abortable(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  });
});
