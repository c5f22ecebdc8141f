import { eq } from 'drizzle-orm';
import { conflictAt } from '../../core/refusals';
import { competitionEntries } from '../../db/schema';
import { storePaper } from '../entry/papers';
import { isFeeSettled } from '../entry/fee';
import { lockEntry, type EntryContext } from '../entry/findEntry';
import { giveSlot } from '../slots/entrySlot';
import type { EntryReceived } from './moves.routes';

/**
 * Writes down what came to the office, in the caller's transaction; the same again changes nothing.
 * @throws ServiceError `conflict` at `fee` while a payment is under way, at `papers` for one that is withdrawn
 */
export async function receiveAtOffice(
  context: EntryContext,
  entryId: string,
  { papers = [], consentBy, fee }: EntryReceived,
): Promise<void> {
  const { db, clock } = context;
  const found = await lockEntry(context, entryId);
  if (found.entry.state === 'withdrawn') throw conflictAt('papers', 'This entry is withdrawn.');
  const set = (values: Partial<typeof found.entry>) =>
    db.update(competitionEntries).set(values).where(eq(competitionEntries.id, entryId));
  for (const kind of papers) await storePaper(context, entryId, kind, {}, 'papers');
  if (consentBy && found.entry.consent === 'waiting') {
    await set({ consent: 'given', consentBy, consentGivenAt: clock.now() });
  }
  if (!fee || isFeeSettled(found)) return;
  if (found.order?.state === 'pending') {
    throw conflictAt('fee', 'A payment for this entry is on its way. Please wait for it.');
  }
  await set({ paidAtOfficeAt: clock.now() });
  await giveSlot(context, entryId);
}
