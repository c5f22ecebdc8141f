import { sql } from 'drizzle-orm';
import { ServiceError } from '../core/errors';
import { within } from '../core/within';
import type { Deps } from '../http/deps';

/** Who asks takes no answer within two seconds for a dead instance. */
const answerWithinMs = 1_500;

/** Below it, an upload of the largest size or the database's next step may find the disk full. Bytes. */
export const leastFree = 64 * 1024 * 1024;

/** Throws unless the database answers soon, and files can be kept. */
export async function checkReady({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const [, free] = await within(
    answerWithinMs,
    Promise.all([
      db.execute(sql`select 1`).catch(notReady('The database does not answer.')),
      files.freeBytes().catch(notReady('Files cannot be kept.')),
    ]),
    () => new ServiceError('unavailable', 'The database does not answer.'),
  );
  if (free < leastFree) throw new ServiceError('unavailable', 'The disk is full.');
}

const notReady = (message: string) => (cause: unknown) => {
  throw new ServiceError('unavailable', message, { cause });
};
