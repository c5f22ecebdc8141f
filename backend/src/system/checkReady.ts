import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../db/context';
import { ServiceError } from '../core/errors';

/** Throws unless the database answers. */
export async function checkReady({ db }: Pick<ServiceContext, 'db'>): Promise<void> {
  try {
    await db.execute(sql`select 1`);
  } catch (cause) {
    throw new ServiceError('unavailable', 'The database does not answer.', { cause });
  }
}
