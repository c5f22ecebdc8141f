import { ServiceError } from '../core/errors';
import { within } from '../core/within';
import type { Deps } from '../http/deps';

/** Load balancers wait two seconds for an answer. */
const answerWithinMs = 1_500;

/** With less space, the largest upload or the database's next step may fail. Bytes. */
export const leastFree = 64 * 1024 * 1024;

/** A clock that differs by more is set wrong: tokens that are checked elsewhere would fail. Ms. */
const mostAheadMs = 5_000;

/**
 * Throws unless the database responds soon, files can be stored, and the machine's clock is about right. Uses a
 * connection that requests cannot use, because a busy instance is still ready.
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
    () => new ServiceError('unavailable', 'The database does not respond.'),
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
