import { bands, instruments } from '@school/shared/competition';
import { asc, inArray } from 'drizzle-orm';
import { groupBy } from '../../core/groupBy';
import type { ServiceContext } from '../../db/context';
import { competitionEntries, competitionScores } from '../../db/schema';
import { entryNumber } from '../entry/entryNumber';
import type { Entry } from '../entry/findEntry';
import { roundOf, type Round } from '../states/machine';
import type { PrintedCertificate } from './printed.routes';

/**
 * Everybody whom the jury heard, with the furthest round in which they played, in the order of instruments and bands, the
 * placed first. Who went out of round 1 or is still in it counts once somebody has scored them; who withdrew does not.
 */
export async function certificates({ db }: Pick<ServiceContext, 'db'>): Promise<PrintedCertificate[]> {
  const { state, place, number } = competitionEntries;
  const rows = await db
    .select()
    .from(competitionEntries)
    .where(inArray(state, ['accepted', 'round2', 'final', 'placed', 'out']))
    .orderBy(asc(place), asc(number));
  const scored = new Set(
    (await db.selectDistinct({ id: competitionScores.entryId }).from(competitionScores)).map(({ id }) => id),
  );
  const heard = rows.flatMap((entry) => {
    const round = furthestRound(entry);
    return round !== 'round1' || scored.has(entry.id) ? [certificateOf(entry, round)] : [];
  });
  const groups = groupBy(heard, ({ instrument, band }) => `${instrument} ${band}`);
  return instruments.flatMap((instrument) =>
    bands[instrument].flatMap((band) => groups.get(`${instrument} ${band}`) ?? []),
  );
}

/** Who is placed played the final. */
const furthestRound = ({ state, reached }: Entry): Round =>
  state === 'placed' ? 'final' : (roundOf(state) ?? reached ?? 'round1');

const certificateOf = (entry: Entry, round: Round): PrintedCertificate => ({
  id: entry.id,
  number: entryNumber(entry.number),
  name: entry.name,
  instrument: entry.instrument,
  band: entry.band,
  round,
  place: entry.place,
});
