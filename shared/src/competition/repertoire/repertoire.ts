import { classicalGuitar } from './classicalGuitar';
import { contemporaryGuitar } from './contemporaryGuitar';
import { piano } from './piano';
import { trumpet } from './trumpet';
import { violin } from './violin';
import type { Instrument, Pieces, Repertoire, SetId } from './types';

/** Everything that may be played, by instrument. */
export const repertoire: Repertoire = {
  piano,
  violin,
  classical_guitar: classicalGuitar,
  trumpet,
  contemporary_guitar: contemporaryGuitar,
};

/** The pieces of a band, by set. */
export function piecesOf(instrument: Instrument, band: string): Record<SetId, Pieces> {
  const found = (repertoire[instrument] as Readonly<Record<string, Record<SetId, Pieces>>>)[band];
  if (!found) throw new Error(`${instrument} has no band ${band}`);
  return found;
}
