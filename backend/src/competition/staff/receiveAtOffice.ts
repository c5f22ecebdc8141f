import { pictureQuestion } from '@school/shared/schemas/pictures';
import { eq } from 'drizzle-orm';
import { conflictAt } from '../../platform/core/refusals';
import { competitionEntries } from '../../platform/db/schema';
import { picturesAnswer } from '../consent/picturesAnswer';
import { storePaper } from '../entry/papers';
import { isFeeSettled } from '../entry/fee';
import { lockEntry, type Entry, type EntryContext } from '../entry/findEntry';
import { giveSlot } from '../slots/entrySlot';
import type { EntryReceived } from './moves.routes';

/**
 * Records what the office received, in the caller's transaction; a repeat changes nothing. A guardian's answer about
 * pictures is accepted at any time.
 * @param actor the account of the staff member
 * @throws ServiceError `conflict` at `fee` while a payment is under way, at `papers` for one that is withdrawn, at
 * `pictures.agrees` for a competitor without a guardian
 */
export async function receiveAtOffice(
  context: EntryContext,
  entryId: string,
  { papers = [], consentBy, fee, pictures }: EntryReceived,
  actor: string,
): Promise<void> {
  const { db, clock } = context;
  const found = await lockEntry(context, entryId);
  const set = (values: Partial<typeof found.entry>) =>
    db.update(competitionEntries).set(values).where(eq(competitionEntries.id, entryId));
  if (found.entry.state === 'withdrawn' && (papers.length > 0 || consentBy || fee || !pictures)) {
    throw conflictAt('papers', 'This entry is withdrawn.');
  }
  if (pictures && !found.entry.guardianName) {
    throw conflictAt('pictures.agrees', 'This competitor has no guardian.');
  }
  if (pictures && !isSameAnswer(found.entry, pictures)) {
    await set(picturesAnswer(pictures, pictures.by, clock.now()));
  }
  for (const kind of papers) await storePaper(context, entryId, kind, {}, 'papers');
  if (consentBy && found.entry.consent === 'waiting') {
    await set({ consent: 'given', consentBy, consentGivenAt: clock.now(), consentRecordedBy: actor });
  }
  if (!fee || isFeeSettled(found)) return;
  if (found.order?.state === 'pending') {
    throw conflictAt('fee', 'A payment for this entry is on its way. Please wait for it.');
  }
  await set({ paidAtOfficeAt: clock.now() });
  await giveSlot(context, entryId);
}

const isSameAnswer = (
  { pictures, picturesBy, picturesVersion }: Entry,
  { agrees, by }: NonNullable<EntryReceived['pictures']>,
): boolean =>
  pictures === (agrees ? 'yes' : 'no') && picturesBy === by && picturesVersion === pictureQuestion.version;
