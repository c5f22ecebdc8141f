import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { storageError } from './storageError';

/** Bytes on their way into the store. */
export interface Measured {
  bytes: Readable;
  /** SHA-256 of the bytes that passed. */
  digest(): string;
  /** Why the stream broke, if it did: the store reports it in its own way. */
  failure(): unknown;
}

/** Limits of the number of bytes. */
export interface Sizes {
  least: number;
  most: number;
}

/**
 * Passes a body through while it observes its sizes and the signal. The stream breaks with `wrong_file_size` at the
 * first surplus byte or an early end, with `canceled` when the sender disconnects, and with the signal's reason.
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
    // Also ends a read that never settles.
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
