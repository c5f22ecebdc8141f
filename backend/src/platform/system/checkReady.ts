import { ServiceError } from '../core/errors';
import { within } from '../core/within';
import type { Deps } from '../http/deps';

/** Who asks takes no answer within two seconds for a dead instance. */
const answerWithinMs = 1_500;

/** Below it, an upload of the largest size or the database's next step may find the disk full. Bytes. */
export const leastFree = 64 * 1024 * 1024;

/** A clock that differs by more is set wrong. What is signed and checked elsewhere, such as a token, would fail. Ms. */
const mostAheadMs = 5_000;

/**
 * Throws unless the database answers soon, files can be kept, and the machine's clock is about right. The database is
 * asked on a connection that no request can take: an instance that only has much to do is ready.
 */
export async function checkReady({
  readTime,
  clockAheadMs,
  files,
}: Pick<Deps, 'readTime' | 'clockAheadMs' | 'files'>): Promise<void> {
  const [, free] = await within(
    answerWithinMs,
    Promise.all([
      readTime().catch(notReady('The database does not answer.')),
      files.freeBytes().catch(notReady('Files cannot be kept.')),
    ]),
    () => new ServiceError('unavailable', 'The database does not answer.'),
  );
  if (free < leastFree) throw new ServiceError('unavailable', 'The disk is full.');
  const ahead = Math.round(clockAheadMs() / 1000);
  if (Math.abs(ahead) * 1000 > mostAheadMs) {
    const way = ahead > 0 ? 'ahead of' : 'behind';
    throw new ServiceError(
      'unavailable',
      `The clock of this machine is ${Math.abs(ahead)} seconds ${way} the database's.`,
    );
  }
}

const notReady = (message: string) => (cause: unknown) => {
  throw new ServiceError('unavailable', message, { cause });
};
