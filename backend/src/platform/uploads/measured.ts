import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { storageError } from './storageError';

/** Bytes on their way into the store. */
export interface Measured {
  bytes: Readable;
  /** SHA-256 of what went through. */
  digest(): string;
  /** Why the stream broke, if it did: the store tells of it in its own words. */
  failure(): unknown;
}

/** How many bytes may come. */
export interface Sizes {
  least: number;
  most: number;
}

/**
 * Lets a body through as long as it keeps to its sizes, and no longer than the signal allows.
 * The stream breaks with `wrong_file_size` at the first byte too many or at an early end, with `canceled` when the one who
 * sends goes away, and with the signal's reason.
 */
export function measured(
  body: ReadableStream<Uint8Array>,
  { least, most }: Sizes,
  signal: AbortSignal,
): Measured {
  const hash = createHash('sha256');
  let failure: unknown;

  async function* through() {
    const reader = body.getReader();
    // Also a read that never comes back ends.
    const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    try {
      let passed = 0;
      for (;;) {
        const { done, value } = await reader.read().catch(gone);
        signal.throwIfAborted();
        passed += value?.length ?? 0;
        if (passed > most || (done && passed < least)) throw storageError('wrong_file_size');
        if (done) return;
        hash.update(value);
        yield value;
      }
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }

  return {
    bytes: Readable.from(through(), { objectMode: false }),
    digest: () => hash.digest('hex'),
    failure: () => failure,
  };
}

function gone(error: unknown): never {
  throw storageError('canceled', error);
}
