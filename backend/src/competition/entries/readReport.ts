import { rounds } from '@school/shared/competition';
import type { ServiceContext } from '../../platform/db/context';
import type { FoundEntry } from '../entry/findEntry';
import { countedScores } from '../jury/countedScores';
import { jurorNames } from '../jury/jurors';
import { pointsOf, recusalsOf, scoresOf } from '../jury/scores';
import { isHeard } from '../printed/certificates';
import { publishedKinds, readPublication } from '../publications/publications';
import { shownState } from '../states/shownState';
import type { EntryReport } from './report.routes';
import { rank } from '../jury/ranking';

const NOTHING: EntryReport = { publishedAt: null, rounds: [], certificate: null };

/**
 * Returns the jury's scores and comments of an entry: nothing before the results are published, and never the jurors'
 * names.
 */
export async function readReport(context: ServiceContext, { entry }: FoundEntry): Promise<EntryReport> {
  const { publishedAt } = await readPublication(context, 'results');
  if (publishedAt === null) return NOTHING;
  const names = await jurorNames(context);
  const recusals = await recusalsOf(context, [entry.id]);
  const heard = [];
  let isScored = false;
  for (const round of rounds) {
    const given = await scoresOf(context, [entry.id], round);
    isScored ||= given.length > 0;
    const scores = countedScores(entry, given, names, recusals);
    const [judged] = rank([{ id: entry.id, sheets: scores.map(pointsOf) }]);
    if (judged?.total == null) continue;
    // Not in the order of the jurors, which would reveal the authors.
    const comments = scores.flatMap((score) => score.comment ?? []).toSorted();
    heard.push({ round, total: judged.total, words: comments });
  }
  const hasPlayed = isHeard(entry, isScored);
  const isPlaced = shownState(entry, await publishedKinds(context)) === 'placed';
  return {
    publishedAt,
    rounds: heard,
    certificate: hasPlayed
      ? { name: entry.name, place: isPlaced ? entry.place : null, date: publishedAt }
      : null,
  };
}
