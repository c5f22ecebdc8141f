import type { Round } from '@school/shared/competition';
import type { ServiceContext } from '../../platform/db/context';
import { entryNumber } from '../entry/entryNumber';
import { pieceOf } from '../entry/pieceOf';
import { publicName } from '../entry/publicName';
import { playersOf } from '../jury/juryViews';
import type { ProgrammeEntry } from './printed.routes';

/** Returns the entries of a round in the order of the auditions, named as in publications. */
export async function programme(context: ServiceContext, round: Round): Promise<ProgrammeEntry[]> {
  return (await playersOf(context, round)).map(({ entry, slot }) => ({
    id: entry.id,
    number: entryNumber(entry.number),
    name: publicName(entry),
    instrument: entry.instrument,
    band: entry.band,
    pieces: { A: pieceOf(entry, 'A'), B: pieceOf(entry, 'B') },
    slot,
  }));
}
