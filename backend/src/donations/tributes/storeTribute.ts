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
 * Stores the person that a donation honours or remembers, in place of an earlier one.
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

/** Returns the person that a donation honours or remembers, with the card, as the form sends it. */
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

/** Returns whether person and card are the same. */
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
