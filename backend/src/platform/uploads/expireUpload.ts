import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { uploads } from '../db/schema';
import { KeepTrying } from '../outbox/keepTrying';
import type { EffectHandler } from '../outbox/effectHandler';
import type { UploadContext } from './uploadContext';

/** Returns a handler that deletes an expired upload unless a form claimed it. */
export const expireHandler =
  ({ db, files }: Pick<UploadContext, 'db' | 'files'>): EffectHandler =>
  async ({ payload }) => {
    const id = z.uuid().parse(payload);
    await removeUnclaimed({ db, files }, id).catch((error: Error) => {
      throw new KeepTrying(error.message, { cause: error });
    });
  };

/** Deletes the row only after its file, so that a failure is retried. */
export async function removeUnclaimed(
  { db, files }: Pick<UploadContext, 'db' | 'files'>,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(uploads)
      .where(and(eq(uploads.id, id), ne(uploads.state, 'claimed')))
      .returning({ id: uploads.id });
    if (removed.length > 0) await files.removeAll(id);
  });
}
