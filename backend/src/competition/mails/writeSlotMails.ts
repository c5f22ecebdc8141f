import type { Slot } from '@school/shared/competition';
import { eq } from 'drizzle-orm';
import { privateKey } from '../../platform/core/privateKey';
import { auditionBookings, auditionSlots, auditionWaiting } from '../../platform/db/schema';
import { offerToken } from '../../platform/holds/offers';
import { leavingToken } from '../../platform/holds/waitingList';
import type { MailOnSend } from '../../platform/mail/mailOnSend';
import { readCompetitionFacts } from '../../site/site-content/facts';
import { entryById } from '../entry/findEntry';
import { entryKeyOf } from '../keys';
import { entryLink, leaveLink, offerLink } from '../links';
import { slotWaitingList } from '../offers/slotWaitingList';
import { slotView } from '../slots/readBoard';
import { offerMail, waitingMail } from './slot.mails';
import type { WriterContext } from './writerContext';

export async function writeWaiting(context: WriterContext, id: string): Promise<MailOnSend | undefined> {
  const [entry] = await context.db.select().from(auditionWaiting).where(eq(auditionWaiting.id, id));
  if (entry?.state !== 'waiting') return undefined;
  const url = leaveLink(context.siteOrigin, leavingToken(context.signed, slotWaitingList, id));
  return { to: entry.email, message: waitingMail(url) };
}

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
  const token = await offerToken(context, slotWaitingList, booking.id);
  const url = offerLink(context.siteOrigin, token);
  return { to: entry.email, message: offerMail(view, venue, booking.expiresAt, url) };
}

/** Writes an offer to a waiting entry, which is accepted on the entry's own page. */
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
