import type { Slot } from '@school/shared/competition';
import { eq } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import { digestOfToken } from '../../platform/core/token';
import { auditionBookings, auditionSlots, auditionWaiting } from '../../platform/db/schema';
import type { MailOnSend } from '../../platform/mail/mailOnSend';
import { readCompetitionFacts } from '../../site/site-content/facts';
import { entryById } from '../entry/findEntry';
import { entryKeyOf, offerKeyOf, waitingKeyOf } from '../keys';
import { entryLink, leaveLink, offerLink } from '../links';
import { slotView } from '../slots/readBoard';
import { offerMail, waitingMail } from './slot.mails';
import type { WriterContext } from './writerContext';

export async function writeWaiting(context: WriterContext, id: string): Promise<MailOnSend | undefined> {
  const [entry] = await context.db.select().from(auditionWaiting).where(eq(auditionWaiting.id, id));
  if (entry?.state !== 'waiting') return undefined;
  const url = leaveLink(context.siteOrigin, privateKey(context.signed, waitingKeyOf(id)));
  return { to: entry.email, message: waitingMail(url) };
}

/** The link of an offer is the token of its hold, which is made now and known from now on by its digest. */
export async function writeOffer(context: WriterContext, id: string): Promise<MailOnSend | undefined> {
  const [found] = await context.db
    .select({ entry: auditionWaiting, booking: auditionBookings, slot: auditionSlots })
    .from(auditionWaiting)
    .innerJoin(auditionBookings, eq(auditionBookings.id, auditionWaiting.bookingId))
    .innerJoin(auditionSlots, eq(auditionSlots.id, auditionBookings.slotId))
    .where(eq(auditionWaiting.id, id));
  if (found?.entry.state !== 'offered') return undefined;
  const { entry, booking, slot } = found;
  const { venue } = (await readCompetitionFacts(context)).value;
  const view = slotView(slot, false);
  if (entry.entryId) return offerToEntry(context, entry.entryId, view, venue, booking.expiresAt);
  const token = privateKey(context.signed, offerKeyOf(booking.id));
  await context.db
    .update(auditionBookings)
    .set({ tokenDigest: digestOfToken(token) })
    .where(eq(auditionBookings.id, booking.id));
  const url = offerLink(context.siteOrigin, token);
  return { to: entry.email, message: offerMail(view, venue, booking.expiresAt, url) };
}

/** Who waits with an entry takes what is kept on its own page. */
async function offerToEntry(
  context: WriterContext,
  entryId: string,
  slot: Slot,
  venue: string,
  until: Date,
): Promise<MailOnSend> {
  const { entry } = await entryById(context, entryId);
  const url = entryLink(context.siteOrigin, privateKey(context.signed, entryKeyOf(entry)));
  return { to: entry.email, message: offerMail(slot, venue, until, url) };
}
