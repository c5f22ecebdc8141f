import { bands, instruments, type Round } from '@school/shared/competition';
import { asc, inArray } from 'drizzle-orm';
import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import { competitionEntries, competitionScores } from '../../platform/db/schema';
import { entryNumber } from '../entry/entryNumber';
import type { Entry } from '../entry/findEntry';
import { roundOf } from '../states/machine';
import type { PrintedCertificate } from './printed.routes';

const playing = ['accepted', 'round2', 'final', 'placed', 'out'] as const;

/**
 * Returns everyone whom the jury heard with their furthest round, by instrument and band, placed ones first. Those who
 * went out of round 1 or are still in it count once they have a score; withdrawn ones do not.
 */
export async function certificates({ db }: Pick<ServiceContext, 'db'>): Promise<PrintedCertificate[]> {
  const { state, place, number } = competitionEntries;
  const rows = await db
    .select()
    .from(competitionEntries)
    .where(inArray(state, [...playing]))
    .orderBy(asc(place), asc(number));
  const scored = new Set(
    (await db.selectDistinct({ id: competitionScores.entryId }).from(competitionScores)).map(({ id }) => id),
  );
  const heard = rows.flatMap((entry) => {
    return isHeard(entry, scored.has(entry.id)) ? [certificateOf(entry)] : [];
  });
  const groups = groupBy(heard, ({ instrument, band }) => `${instrument} ${band}`);
  return instruments.flatMap((instrument) =>
    bands[instrument].flatMap((band) => groups.get(`${instrument} ${band}`) ?? []),
  );
}

/** Returns whether the jury heard an entry: it got further than round 1, or has a score. */
export const isHeard = (entry: Entry, isScored: boolean): boolean =>
  playing.some((state) => state === entry.state) && (furthestRound(entry) !== 'round1' || isScored);

/** Placed competitors have played the final. */
const furthestRound = ({ state, reached }: Entry): Round =>
  state === 'placed' ? 'final' : (roundOf(state) ?? reached ?? 'round1');

const certificateOf = (entry: Entry): PrintedCertificate => ({
  id: entry.id,
  number: entryNumber(entry.number),
  name: entry.name,
  instrument: entry.instrument,
  band: entry.band,
  round: furthestRound(entry),
  place: entry.place,
});
