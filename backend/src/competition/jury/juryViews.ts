import { bands, instruments, type Round } from '@school/shared/competition';
import { and, asc, eq } from 'drizzle-orm';
import { conflictAt } from '../../platform/core/refusals';
import type { ServiceContext } from '../../platform/db/context';
import { auditionBookings, competitionEntries } from '../../platform/db/schema';
import { entryNumber } from '../entry/entryNumber';
import { entryById, type Entry } from '../entry/findEntry';
import { pieceOf } from '../entry/pieceOf';
import { readSettings } from '../settings';
import { stateOfRound } from '../states/machine';
import { countedScores, whyNotCounted } from './countedScores';
import type { JuryEntry, JuryEntryDetail, Standings } from './jury.routes';
import { jurorNames } from './jurors';
import { changesOf, pointsOf, recusalsOf, roundOfEntry, scoresOf, scoreView } from './scores';
import { rank } from './ranking';

type Context = ServiceContext;

/** The account that reads. */
export interface Judge {
  readonly id: string;
  /** Instruments whose entries it sees. */
  readonly panel: readonly string[];
}

const givenSlot = and(
  eq(auditionBookings.entryId, competitionEntries.id),
  eq(auditionBookings.state, 'given'),
);

/** Selects the entries of a round, in the order of the auditions. */
export const playersOf = ({ db }: Pick<Context, 'db'>, round: Round) =>
  db
    .select({ entry: competitionEntries, slot: auditionBookings.slotId })
    .from(competitionEntries)
    .leftJoin(auditionBookings, givenSlot)
    .where(eq(competitionEntries.state, stateOfRound[round]))
    .orderBy(asc(auditionBookings.slotId), asc(competitionEntries.number));

/** Returns the entries of a round on the instruments of one juror, as they see them. */
export async function juryEntries(
  context: Context,
  round: Round,
  { id: juror, panel }: Judge,
): Promise<JuryEntry[]> {
  const { isBlind } = await readSettings(context);
  const players = await playersOf(context, round);
  const rows = players.filter(({ entry }) => panel.includes(entry.instrument));
  const ids = rows.map(({ entry }) => entry.id);
  const scored = (await scoresOf(context, ids, round)).filter((row) => row.juror === juror);
  const recused = (await recusalsOf(context, ids)).filter((row) => row.juror === juror);
  return rows.map(({ entry, slot }) => ({
    ...entryView(entry, slot, isBlind),
    mine: mineOf(
      recused.some(({ entryId }) => entryId === entry.id),
      scored.some(({ entryId }) => entryId === entry.id),
    ),
  }));
}

const mineOf = (isRecused: boolean, isScored: boolean): JuryEntry['mine'] => {
  if (isRecused) return 'recused';
  return isScored ? 'scored' : 'open';
};

const entryView = (entry: Entry, slot: string | null, isBlind: boolean) => ({
  id: entry.id,
  number: entryNumber(entry.number),
  name: isBlind ? null : entry.name,
  instrument: entry.instrument,
  band: entry.band,
  pieces: { A: pieceOf(entry, 'A'), B: pieceOf(entry, 'B') },
  slot,
});

/**
 * Returns one entry with the juror's own score; the others' are hidden until it is submitted.
 * @throws not found; ServiceError `conflict` at `instrument` for another panel's, at `round` when it plays in none
 */
export async function juryEntry(
  context: Context,
  id: string,
  { id: juror, panel }: Judge,
): Promise<JuryEntryDetail> {
  const { entry } = await entryById(context, id);
  if (!panel.includes(entry.instrument)) throw conflictAt('instrument', 'You do not judge this instrument.');
  const round = roundOfEntry(entry);
  const { isBlind } = await readSettings(context);
  const [booking] = await context.db
    .select({ slot: auditionBookings.slotId })
    .from(auditionBookings)
    .where(and(eq(auditionBookings.entryId, id), eq(auditionBookings.state, 'given')));
  const scores = await scoresOf(context, [id], round);
  const names = await jurorNames(context);
  const own = scores.find((row) => row.juror === juror);
  const isRecused = (await recusalsOf(context, [id])).some((row) => row.juror === juror);
  return {
    ...entryView(entry, booking?.slot ?? null, isBlind),
    mine: mineOf(isRecused, own !== undefined),
    score: own ? scoreView(own, names) : null,
    others: own ? scores.filter((row) => row !== own).map((row) => scoreView(row, names)) : null,
  };
}

/** Returns totals and places of everyone in a round, including those who have advanced or gone out since. */
export async function standings(context: Context, round: Round): Promise<Standings> {
  const entries = await context.db.select().from(competitionEntries).orderBy(asc(competitionEntries.number));
  const ids = entries.map(({ id }) => id);
  const scores = await scoresOf(context, ids, round);
  const earlier = await changesOf(
    context,
    scores.map(({ id }) => id),
  );
  const names = await jurorNames(context);
  const recusals = await recusalsOf(context, ids);
  const played = entries.filter(
    ({ id, state }) => state === stateOfRound[round] || scores.some(({ entryId }) => entryId === id),
  );
  return instruments.flatMap((instrument) =>
    bands[instrument].flatMap((band) => {
      const own = played.filter((entry) => entry.instrument === instrument && entry.band === band);
      if (own.length === 0) return [];
      const of = (id: string) => scores.filter(({ entryId }) => entryId === id);
      const ranked = rank(
        own.map((entry) => ({
          id: entry.id,
          sheets: countedScores(entry, of(entry.id), names, recusals).map(pointsOf),
        })),
      );
      return [
        {
          instrument,
          band,
          entries: ranked.map(({ id, ...place }) => {
            const entry = own.find((one) => one.id === id)!;
            return {
              id,
              number: entryNumber(entry.number),
              name: entry.name,
              ...place,
              scores: of(id).map((row) => ({
                ...scoreView(row, names),
                notCounted: whyNotCounted(entry, row, names, recusals),
                earlier: earlier.get(row.id) ?? [],
              })),
              recusals: recusals
                .filter(({ entryId }) => entryId === id)
                .map(({ juror, reason }) => ({ juror, jurorName: names.get(juror) ?? null, reason })),
            };
          }),
        },
      ];
    }),
  );
}
