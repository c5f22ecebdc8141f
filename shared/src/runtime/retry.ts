/** All attempts at loading a chunk together may take this long (spec, section 9). Milliseconds. */
export const LOAD_DEADLINE_MS = 120_000;

/** Waits before the second, third, … attempt. Milliseconds. */
const BACK_OFF_MS = [400, 1_200, 3_000] as const;

export interface RetryOptions {
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Whether another attempt may help after an error; unless told, it may. */
  readonly isRetryable?: (error: unknown) => boolean;
}

/**
 * Tries an action until it succeeds, its attempts are used up or the deadline has passed, whichever comes first;
 * waits a little longer before each new attempt. An attempt that hangs ends with the deadline.
 * @param attempt gets the number of the attempt, counted from 0, so that a new one can change the address
 * @throws the last attempt's error, `DeadlineError` when time ran out, or the signal's reason
 */
export async function withRetry<T>(
  attempt: (number: number) => Promise<T>,
  { deadlineMs = LOAD_DEADLINE_MS, signal, isRetryable = () => true }: RetryOptions = {},
): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new DeadlineError(deadlineMs)), deadlineMs);
  const forward = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', forward);
  if (signal?.aborted) forward();
  try {
    for (let number = 0; ; number++) {
      try {
        return await abortable(attempt(number), stop.signal);
      } catch (error) {
        const pause = BACK_OFF_MS[number];
        if (stop.signal.aborted || pause === undefined || !isRetryable(error)) throw error;
        await abortable(wait(pause), stop.signal);
      }
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

/** Time ran out. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  constructor(readonly deadlineMs: number) {
    super(`No answer within ${deadlineMs / 1000} seconds`);
  }
}

/** A signal that is aborted after a time, in milliseconds; Chrome has `AbortSignal.timeout` from 103 only. */
export function abortedAfter(ms: number): AbortSignal {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(new DeadlineError(ms)), ms);
  return deadline.signal;
}

/** Settles as the promise does, but rejects with the signal's reason as soon as it is aborted. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // Chrome keeps the reason from 98.
    const abort = () => reject(signal.reason ?? new DOMException('This was given up', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
