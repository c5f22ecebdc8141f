import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/core/errors';
import { privateKey } from '../../platform/core/privateKey';
import { readAccountNames } from '../../platform/db/accountNames';
import { competitionMoves } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { orderHistory } from '../../payments/history/orderHistory';
import { fileLink } from '../../platform/uploads/fileLink';
import { entryById, type Entry } from '../entry/findEntry';
import { readPapers } from '../entry/papers';
import { paperView, readEntry } from '../entries/readEntry';
import { entryKeyOf } from '../keys';
import { movesFrom } from '../states/machine';
import type { EntryDetail } from './entries.routes';
import { readEntryRow } from './entryRows';

const hour = 60 * 60;
const noHistory = { transitions: [], attempts: [], payments: [], refunds: [], flags: [] };

/** Returns an entry as staff see it. @throws not found */
export async function entryDetail(
  context: Pick<Deps, 'db' | 'clock' | 'signed' | 'settings'>,
  id: string,
): Promise<EntryDetail> {
  const row = await readEntryRow(context, id);
  if (!row) throw notFound('This entry');
  const found = await entryById(context, id);
  const { entry } = found;
  const papers = await readPapers(context, id);
  const nameOf = await readAccountNames(context.db, [entry.typedInBy, entry.consentRecordedBy]);
  return {
    ...row,
    entry: await readEntry(context, found, 'staff'),
    entryKey: privateKey(context.signed, entryKeyOf(entry)),
    papers: await Promise.all(
      papers.map(async (held) => ({
        ...paperView(held),
        url: held.paper.uploadId ? (await fileLink(context, held.paper.uploadId, hour)).url : null,
      })),
    ),
    canMove: movesFrom(entry, 'staff'),
    history: await historyOf(context, id),
    consentBy: entry.consentBy,
    pictures: picturesOf(entry),
    consentGivenAt: entry.consentGivenAt?.toISOString() ?? null,
    consentRecordedBy: nameOf(entry.consentRecordedBy),
    typedInBy: nameOf(entry.typedInBy),
    ...(entry.orderId ? await orderHistory(context, entry.orderId) : noHistory),
  };
}

function picturesOf({ pictures, picturesBy, picturesAt, picturesVersion }: Entry): EntryDetail['pictures'] {
  if (pictures === null || picturesBy === null || picturesAt === null || picturesVersion === null)
    return null;
  return {
    agrees: pictures === 'yes',
    by: picturesBy,
    at: picturesAt.toISOString(),
    version: picturesVersion,
  };
}

async function historyOf({ db }: Pick<Deps, 'db'>, id: string): Promise<EntryDetail['history']> {
  const rows = await db
    .select()
    .from(competitionMoves)
    .where(eq(competitionMoves.entryId, id))
    .orderBy(asc(competitionMoves.id));
  const nameOf = await readAccountNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map(({ move, from, to, role, actor, reason, at }) => ({
    move,
    from,
    to,
    role,
    actor: nameOf(actor),
    reason,
    at: at.toISOString(),
  }));
}
