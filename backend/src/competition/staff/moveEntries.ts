import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { ServiceError } from '../../platform/core/errors';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries } from '../../platform/db/schema';
import {
  bulkMost,
  receivedUntil,
  goneOf,
  refuseTooMany,
  resultOf,
  type BulkResult,
  type Refused,
} from '../../staff/staff-lists/bulk';
import type { EntryState } from '../states/machine';
import { moveEntry } from '../states/moveEntry';
import { matching } from './entryRows';
import type { EntryBulkMove } from './entries.routes';

/** Entries moved per request: each move writes a mail and checks papers, times and money. */
const movedAtOnce = 100;

/** The state after each bulk move; an entry in that state is unchanged. */
const leadsTo = {
  accept: 'accepted',
  return: 'returned',
  withdraw: 'withdrawn',
} satisfies Record<EntryBulkMove['move'], EntryState>;

/**
 * Moves many entries, each in its own transaction: a refusal does not stop the others. One request moves the first of
 * them by key, and `next` says where the following request continues.
 * @throws ServiceError `validation_failed` at `selection` for too many
 */
export async function moveEntries(
  context: ServiceContext,
  { selection, dry, after, move, reason }: EntryBulkMove,
  actor: string,
): Promise<BulkResult> {
  const { db, clock } = context;
  const at = clock.now();
  const { id: key, createdAt } = competitionEntries;
  const meant = await matching(
    db,
    'ids' in selection ? {} : selection.all,
    and(
      'ids' in selection ? inArray(key, selection.ids) : receivedUntil(createdAt, selection.until, at),
      after ? gt(key, after) : undefined,
    ),
  )
    .orderBy(asc(key))
    // Only the first step checks the limit: later steps read only what they move.
    .limit((after && !dry ? movedAtOnce : bulkMost) + 1);
  refuseTooMany(meant.length);
  // Missing entries are reported by the first step only.
  const gone = after
    ? []
    : goneOf(
        selection,
        meant.map(({ id }) => id),
      );
  if (dry)
    return resultOf({ at, selected: meant.length + gone.length, changed: 0, unchanged: 0, refused: gone });
  const found = meant.slice(0, movedAtOnce);
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
        await moveEntry({ ...context, db: tx }, id, { move, reason, role: 'staff', actor });
        return true;
      });
      if (isMoved) changed++;
      else unchanged++;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      refused.push({ id, reason: error.fields?.[0]?.message ?? error.message });
    }
  }
  return resultOf({
    at,
    selected: found.length + gone.length,
    changed,
    unchanged,
    refused,
    next: meant.length > found.length ? found.at(-1)?.id : undefined,
  });
}
