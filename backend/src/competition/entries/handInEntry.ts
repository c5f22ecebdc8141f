import type { EntryDetails } from '@school/shared/schemas/competition';
import { conflictAt } from '../../platform/core/refusals';
import { askConsent } from '../consent/askConsent';
import { inSlots } from '../slots/inSlots';
import { moveEntry } from '../states/moveEntry';
import { lockByKey, type EntryContext } from '../entry/findEntry';
import { storePapers } from '../entry/papers';
import { refuseTwice, updateEntry } from './writeEntry';

/**
 * Resubmits a returned entry with its new content; asks the guardian again if the consent no longer matches.
 * @throws not found, `conflict` at `move` for an entry that was not returned, and the field errors of `sendEntry`
 */
export const handInEntry = (context: EntryContext, key: string, details: EntryDetails): Promise<void> =>
  inSlots(context.db, async (tx) => {
    const inside = { ...context, db: tx };
    const current = await lockByKey(inside, key);
    if (current.entry.state !== 'returned') {
      throw conflictAt('move', 'This entry cannot be changed now. Please call the office.');
    }
    await refuseTwice(inside, details, current.entry.id);
    const { entry, asks } = await updateEntry(inside, current.entry, details);
    await storePapers(inside, entry.id, details.papers);
    if (asks) await askConsent(inside, entry.id);
    await moveEntry(inside, entry.id, { move: 'hand_in', role: 'competitor' });
  });
