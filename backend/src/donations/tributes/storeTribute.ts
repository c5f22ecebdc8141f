import type { DonationStart, Tribute } from '@school/shared/schemas/donation';
import { eq } from 'drizzle-orm';
import { invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import type { Database } from '../../platform/db/database';
import { tributes } from '../../platform/db/schema';
import { isSuspect } from '../wall/isSuspect';

/** Nobody checks a card before it is sent, so what the donor wall would hold back is refused. */
const unsendable =
  'We cannot send this text on a card. Please use Latin letters, and no phone numbers, links or words that could hurt.';

/**
 * Stores for whom a donation is given, in place of what was stored before.
 * @throws ServiceError `validation_failed` when a card cannot have its texts
 */
export async function storeTribute(
  { db, clock }: ServiceContext,
  { donationId, name, tribute }: Pick<DonationStart, 'donationId' | 'name' | 'tribute'>,
): Promise<void> {
  await db.delete(tributes).where(eq(tributes.donationId, donationId));
  if (!tribute) return;
  if (tribute.recipientEmail) refuseUnsendable({ name, tribute });
  await db.insert(tributes).values({ ...tribute, donationId, createdAt: clock.now() });
}

/** Returns for whom a donation is given, as the form sends it; undefined for nobody. */
export async function readTribute(db: Database, donationId: string): Promise<Tribute | undefined> {
  const [stored] = await db.select().from(tributes).where(eq(tributes.donationId, donationId));
  if (!stored) return undefined;
  const { kind, name } = stored;
  return {
    kind,
    name,
    recipientName: stored.recipientName ?? undefined,
    recipientEmail: stored.recipientEmail ?? undefined,
    message: stored.message ?? undefined,
  };
}

/** Returns whether two donations are given for the same person, with the same card. */
export const isSameTribute = (one: Tribute | undefined, other: Tribute | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    (['kind', 'name', 'recipientName', 'recipientEmail', 'message'] as const).every(
      (field) => one[field] === other[field],
    ));

function refuseUnsendable({ name, tribute }: { name: string; tribute: Tribute }): void {
  const texts = {
    name,
    'tribute.name': tribute.name,
    'tribute.recipientName': tribute.recipientName,
    'tribute.message': tribute.message,
  };
  for (const [field, text] of Object.entries(texts)) {
    if (isSuspect(text)) throw invalidAt(field, unsendable);
  }
}
