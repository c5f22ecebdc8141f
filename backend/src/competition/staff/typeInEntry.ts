import { eq, sql } from 'drizzle-orm';
import { competitionEntries } from '../../platform/db/schema';
import { askConsent } from '../consent/askConsent';
import type { EntryContext } from '../entry/findEntry';
import { storePapers } from '../entry/papers';
import { insertEntry, refuseTwice } from '../entries/writeEntry';
import { chooseInside } from '../slots/chooseSlot';
import { inSlots } from '../slots/inSlots';
import { receiveAtOffice } from './receiveAtOffice';
import type { TypedInEntry } from './paper.routes';

/**
 * Adds an entry received on paper, also while entries are closed. The same key returns the same entry.
 * @returns its id
 * @throws ServiceError at `entry.competitor.name` for a competitor who has an entry already, or at `slot`
 */
export function typeInEntry(
  context: EntryContext,
  { entry: details, slot, received }: TypedInEntry,
  { submissionKey, actor }: { submissionKey: string; actor: string },
): Promise<string> {
  return inSlots(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 3))`);
    const [existing] = await tx
      .select({ id: competitionEntries.id })
      .from(competitionEntries)
      .where(eq(competitionEntries.submissionKey, submissionKey));
    if (existing) return existing.id;
    await refuseTwice(inside, details, undefined, 'entry.competitor.name');
    const { id, consent } = await insertEntry(inside, details, { submissionKey, typedInBy: actor });
    await storePapers(inside, id, details.papers);
    if (slot) await chooseInside(inside, { entryId: id, slot, byStaff: true });
    if (received) await receiveAtOffice(inside, id, received, actor);
    if (consent === 'waiting' && !received?.consentBy) await askConsent(inside, id);
    return id;
  });
}
