import type { CompetitionEntry } from '@school/shared/schemas/competition';
import { eq, sql } from 'drizzle-orm';
import { conflictAt, invalidAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { keyReused } from '../../platform/http/oneContentPerKey';
import { auditionBookings, competitionEntries } from '../../platform/db/schema';
import { askConsent } from '../consent/askConsent';
import { closeDraft } from '../drafts/drafts';
import { isBeyondLimit } from '../../platform/limits/takeFromLimit';
import { mailboxOf } from '../../platform/core/mailboxOf';
import { queueEntryNews } from '../mail-queue/queueCompetitionMail';
import { refuseClosed } from '../settings';
import { findBooking } from '../slots/bookings';
import { endExpired } from '../slots/endExpired';
import { inSlots } from '../slots/inSlots';
import { closeOffer } from '../../platform/holds/offers';
import { freeSlots } from '../offers/offerFreed';
import { slotWaitingList } from '../offers/slotWaitingList';
import { feeStateOf } from '../entry/fee';
import { lockEntry, type EntryContext, type FoundEntry } from '../entry/findEntry';
import { storePapers } from '../entry/papers';
import { openFee } from './payFee';
import { insertEntry, refuseTwice, updateEntry } from './writeEntry';

interface Sending {
  /** The key of the form: an equal key means the same entry, however often it is sent. */
  submissionKey: string;
  /** Token of the held slot, unless all were gone. */
  holdToken: string | undefined;
  draftKey: string | undefined;
  /** Whether other content was sent under the key before. */
  isChanged: boolean;
}

/** How long after sending an entry its competitor is reminded of the fee. */
const remindAfterMs = 30 * 60_000;
const day = 24 * 60 * 60;
/** Reminders per mailbox and day. */
const remindersPerDay = 5;

/**
 * Creates an entry with its held slot and its fee, or finds the one with this key. Accepts changes until a payment is
 * pending.
 * @throws ServiceError at the field, see `competition/README.md`; `key_reused` for what can no longer change
 */
export function sendEntry(
  context: EntryContext,
  entry: CompetitionEntry,
  sending: Sending,
): Promise<FoundEntry> {
  return inSlots(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    // Two requests of one form may arrive together: the second waits here for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sending.submissionKey}, 3))`);
    const existing = await entryOfKey(inside, sending.submissionKey);
    if (existing && feeStateOf(existing) !== 'due') {
      if (sending.isChanged) throw keyReused(isSentAlready);
      return existing;
    }
    const id = await write(inside, entry, sending, existing);
    await storePapers(inside, id, entry.papers);
    await attachSlot(inside, id, sending.holdToken);
    if (sending.draftKey) await closeDraft(inside, sending.draftKey, id);
    await openFee(inside, await lockEntry(inside, id), entry.seenTotal);
    return lockEntry(inside, id);
  });
}

const isSentAlready =
  'This entry was sent and paid for already, and what you changed since is not in it. The link in our email opens it.';

async function entryOfKey(context: ServiceContext, submissionKey: string): Promise<FoundEntry | undefined> {
  const [existing] = await context.db
    .select({ id: competitionEntries.id })
    .from(competitionEntries)
    .where(eq(competitionEntries.submissionKey, submissionKey));
  return existing && lockEntry(context, existing.id);
}

async function write(
  context: ServiceContext,
  details: CompetitionEntry,
  { submissionKey }: Sending,
  existing: FoundEntry | undefined,
): Promise<string> {
  await refuseTwice(context, details, existing?.entry.id);
  if (existing) {
    const { entry, asks } = await updateEntry(context, existing.entry, details);
    if (asks) await askConsent(context, entry.id);
    return entry.id;
  }
  await refuseClosed(context);
  const entry = await insertEntry(context, details, { submissionKey });
  if (entry.consent === 'waiting') await askConsent(context, entry.id);
  await remindLater(context, entry);
  return entry.id;
}

/** Queues the reminder of the fee, within the mailbox's limit: another person may have typed the address. */
async function remindLater(context: ServiceContext, entry: FoundEntry['entry']): Promise<void> {
  const limit = { name: 'competition.reminder.mail', who: mailboxOf(entry.email), windowSeconds: day };
  if (await isBeyondLimit(context, { ...limit, max: remindersPerDay })) return;
  const remindAt = new Date(context.clock.now().getTime() + remindAfterMs);
  await queueEntryNews(context, entry, 'begun', 'begun', remindAt);
}

/** Assigns the held slot to the entry while it is paid. */
async function attachSlot(
  context: ServiceContext,
  entryId: string,
  holdToken: string | undefined,
): Promise<void> {
  await endExpired(context);
  if (holdToken === undefined) {
    const [free] = await freeSlots(context);
    if (free) throw invalidAt('slot', 'Please choose an audition time.');
    return;
  }
  const found = await findBooking(context, holdToken);
  if (!found?.isAlive) {
    throw conflictAt('slot', 'This time is not held for you any more. Please choose again.');
  }
  const { booking } = found;
  if (booking.entryId !== null && booking.entryId !== entryId) {
    throw conflictAt('slot', 'This time belongs to another entry. Please choose again.');
  }
  if (booking.entryId === entryId) return;
  await context.db.update(auditionBookings).set({ entryId }).where(eq(auditionBookings.id, booking.id));
  if (booking.isOffer) await closeOffer(context, slotWaitingList, booking.id);
}
