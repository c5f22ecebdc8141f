import { buffer } from 'node:stream/consumers';
import type { PhotographRequest } from '@school/shared/schemas/photographs';
import { ne } from 'drizzle-orm';
import { photographs } from '../../platform/db/schema';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/http/deps';
import { claimUpload } from '../../platform/uploads/claimUpload';
import { openUpload } from '../../platform/uploads/openUpload';
import { OWNER } from './owner';
import type { AddedPhotograph } from './photographs.routes';

type Context = Pick<Deps, 'db' | 'clock' | 'signed' | 'files'>;

/**
 * Takes an uploaded photograph for a text of the site, with the note of who agreed. The same upload again is the same
 * photograph; its note may be another one.
 * @throws ServiceError `validation_failed` at `picture`, with the storage catalogue's message
 */
export async function addPhotograph(
  context: Context,
  { id: account }: Actor,
  { picture, consent }: PhotographRequest,
): Promise<AddedPhotograph> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { id } = await claimUpload(inside, picture, {
      field: 'picture',
      purpose: 'site_photograph',
      by: OWNER,
    });
    const { width, height } = await sizeOf(inside, id);
    await tx
      .insert(photographs)
      .values({ id, width, height, consent, account, at: context.clock.now() })
      // Sent again after a lost answer, with a better note.
      .onConflictDoUpdate({
        target: photographs.id,
        set: { consent, account, at: context.clock.now() },
        setWhere: ne(photographs.consent, consent),
      });
    return { id, width, height };
  });
}

/** Pictures are stored upright. */
async function sizeOf(context: Pick<Deps, 'db' | 'files'>, id: string) {
  const { default: sharp } = await import('sharp');
  const { bytes } = await openUpload(context, id);
  return sharp(await buffer(bytes)).metadata();
}
