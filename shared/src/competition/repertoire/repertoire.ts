import { classicalGuitar } from './classicalGuitar';
import { contemporaryGuitar } from './contemporaryGuitar';
import { piano } from './piano';
import { trumpet } from './trumpet';
import { violin } from './violin';
import type { Instrument, Pieces, Repertoire, SetId } from './types';

/** The complete repertoire, by instrument. */
export const repertoire: Repertoire = {
  piano,
  violin,
  classical_guitar: classicalGuitar,
  trumpet,
  contemporary_guitar: contemporaryGuitar,
};

/** Returns the pieces of a band, by set. */
export function piecesOf(instrument: Instrument, band: string): Record<SetId, Pieces> {
  const found = (repertoire[instrument] as Readonly<Record<string, Record<SetId, Pieces>>>)[band];
  if (!found) throw new Error(`${instrument} has no band ${band}`);
  return found;
}
