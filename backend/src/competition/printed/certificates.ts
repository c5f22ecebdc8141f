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
 * Everybody whom the jury heard, with the furthest round in which they played, in the order of instruments and bands, the
 * placed first. Who went out of round 1 or is still in it counts once somebody has scored them; who withdrew does not.
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

/** Whether the jury heard an entry: it came further than round 1, or somebody has scored it. */
export const isHeard = (entry: Entry, isScored: boolean): boolean =>
  playing.some((state) => state === entry.state) && (furthestRound(entry) !== 'round1' || isScored);

/** Who is placed played the final. */
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
