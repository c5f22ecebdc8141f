/** The timeout for all attempts at loading a chunk (spec, section 9). Milliseconds. */
export const LOAD_DEADLINE_MS = 120_000;

/** Waits before the second, third, … attempt. Milliseconds. */
const BACK_OFF_MS = [400, 1_200, 3_000] as const;

export interface RetryOptions {
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Returns whether a retry may help after an error; by default always true. */
  readonly isRetryable?: (error: unknown) => boolean;
}

/**
 * Runs an action until it succeeds, its attempts are used up or the deadline has passed. The waits before attempts
 * grow. A hanging attempt ends with the deadline.
 * @param attempt receives the number of the attempt, from 0, so that it can change the URL
 * @throws the last attempt's error, `DeadlineError` on timeout, or the signal's reason
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

/** The deadline has passed. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  constructor(readonly deadlineMs: number) {
    super(`No answer within ${deadlineMs / 1000} seconds`);
  }
}

/** Returns a signal that aborts after a time in milliseconds; Chrome has `AbortSignal.timeout` only from 103. */
export function abortedAfter(ms: number): AbortSignal {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(new DeadlineError(ms)), ms);
  return deadline.signal;
}

/** Settles like the promise, but rejects with the signal's reason when it aborts. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // Chrome has `reason` from 98.
    const abort = () => reject(signal.reason ?? new DOMException('This was given up', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
