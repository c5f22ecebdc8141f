import { bands, instruments, type Instrument } from '@school/shared/competition';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { groupBy } from '../../platform/core/groupBy';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, competitionEntries } from '../../platform/db/schema';
import { entryNumber } from '../entry/entryNumber';
import type { Entry } from '../entry/findEntry';
import { pieceOf } from '../entry/pieceOf';
import { publicName } from '../entry/publicName';
import type { PublicationKind } from '../states/shownState';
import type { PublishedGroup } from './publications.routes';

const { state, reached } = competitionEntries;

/** Which entries each publication names. */
const named: Readonly<Record<PublicationKind, SQL | undefined>> = {
  round2_lineup: or(
    inArray(state, ['round2', 'final', 'placed']),
    and(eq(state, 'out'), inArray(reached, ['round2', 'final'])),
  ),
  round3_update: or(inArray(state, ['final', 'placed']), and(eq(state, 'out'), eq(reached, 'final'))),
  results: eq(state, 'placed'),
  awards: eq(state, 'placed'),
};

/** Line-ups contain no places, so they may be published again after places were given. */
const namesPlaces = (kind: PublicationKind): boolean => kind === 'results' || kind === 'awards';

/** Returns the current content of a publication: by instrument and band, by place or in the order of the auditions. */
export async function composePublication(
  { db }: Pick<ServiceContext, 'db'>,
  kind: PublicationKind,
): Promise<PublishedGroup[]> {
  const rows = await db
    .select({ entry: competitionEntries })
    .from(competitionEntries)
    .leftJoin(
      auditionBookings,
      and(eq(auditionBookings.entryId, competitionEntries.id), eq(auditionBookings.state, 'given')),
    )
    .where(named[kind])
    .orderBy(
      ...(namesPlaces(kind) ? [asc(competitionEntries.place)] : []),
      asc(auditionBookings.slotId),
      asc(competitionEntries.number),
    );
  const groups = groupBy(rows, ({ entry }) => `${entry.instrument} ${entry.band}`);
  return instruments.flatMap((instrument: Instrument) =>
    bands[instrument].flatMap((band) => {
      const own = groups.get(`${instrument} ${band}`);
      return own
        ? [{ instrument, band, entries: own.map(({ entry }) => shown(entry, namesPlaces(kind))) }]
        : [];
    }),
  );
}

const shown = (entry: Entry, withPlace: boolean): PublishedGroup['entries'][number] => ({
  number: entryNumber(entry.number),
  name: publicName(entry),
  place: withPlace ? entry.place : null,
  pieces: { A: pieceOf(entry, 'A'), B: pieceOf(entry, 'B') },
});
