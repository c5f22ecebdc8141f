import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { photographs } from '../../platform/db/schema';
import { photographIdsIn, photographsIn, type ShownPhotograph } from './photographsIn';

/**
 * Keeps the photographs that a text shows from now on, in the caller's transaction.
 * @returns the fields whose photograph does not exist (any more), with messages
 */
export async function keepPhotographs(
  tx: Database,
  value: unknown,
): Promise<{ field: string; message: string }[]> {
  const shown = photographsIn(value);
  if (shown.length === 0) return [];
  const kept = await tx
    .update(photographs)
    .set({ unusedSince: null })
    .where(inArray(photographs.id, photographIdsIn([value])))
    .returning();
  const isThere = ({ photo: { added, width, height } }: ShownPhotograph) =>
    kept.some((one) => one.id === added && one.width === width && one.height === height);
  return shown
    .filter((one) => !isThere(one))
    .map(({ field }) => ({
      field,
      message: 'This photograph was deleted. Remove it, or choose another one.',
    }));
}
