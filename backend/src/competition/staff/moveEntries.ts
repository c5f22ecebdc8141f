import { asc, eq, inArray } from 'drizzle-orm';
import { ServiceError } from '../../core/errors';
import type { ServiceContext } from '../../db/context';
import { competitionEntries } from '../../db/schema';
import {
  cameBy,
  goneOf,
  refuseTooMany,
  resultOf,
  type BulkResult,
  type Refused,
} from '../../staff-lists/bulk';
import type { EntryState } from '../states/machine';
import { moveEntry } from '../states/moveEntry';
import { matching } from './entryRows';
import type { EntryBulkMove } from './moves.routes';

/** Each move writes a letter and looks at papers, times and money. */
const movedMost = 200;

/** Where a move leads that staff make of many: an entry that is there already stays as it is. */
const leadsTo = {
  accept: 'accepted',
  return: 'returned',
  withdraw: 'withdrawn',
} satisfies Record<EntryBulkMove['move'], EntryState>;

/**
 * Moves many entries, each by itself: one that cannot be moved says why, and keeps no other from it.
 * @throws ServiceError `validation_failed` at `selection` for too many
 */
export async function moveEntries(
  context: ServiceContext,
  { selection, dry, move, words }: EntryBulkMove,
  actor: string,
): Promise<BulkResult> {
  const { db, clock } = context;
  const at = clock.now();
  const found = await matching(
    db,
    'ids' in selection ? {} : selection.all,
    'ids' in selection
      ? inArray(competitionEntries.id, selection.ids)
      : cameBy(competitionEntries.createdAt, selection.until, at),
  )
    .orderBy(asc(competitionEntries.id))
    .limit(movedMost + 1);
  refuseTooMany(found.length, movedMost);
  const gone = goneOf(
    selection,
    found.map(({ id }) => id),
  );
  const asked = found.length + gone.length;
  if (dry) return resultOf({ at, asked, changed: 0, unchanged: 0, refused: gone });
  const refused: Refused[] = [...gone];
  let changed = 0;
  let unchanged = 0;
  for (const { id } of found) {
    try {
      const isMoved = await db.transaction(async (tx) => {
        const [entry] = await tx
          .select()
          .from(competitionEntries)
          .where(eq(competitionEntries.id, id))
          .for('update');
        if (entry?.state === leadsTo[move]) return false;
        await moveEntry({ ...context, db: tx }, id, { move, words, role: 'staff', actor });
        return true;
      });
      if (isMoved) changed++;
      else unchanged++;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      refused.push({ id, reason: error.fields?.[0]?.message ?? error.message });
    }
  }
  return resultOf({ at, asked, changed, unchanged, refused });
}
