import { findPiece, sets, type Category, type Instrument } from '@school/shared/competition';
import type { Entry } from './findEntry';

/** Returns a piece of an entry, even from a set that has been replaced since. */
export function pieceOf(entry: Pick<Entry, 'instrument' | 'band' | 'pieceA' | 'pieceB'>, category: Category) {
  const id = category === 'A' ? entry.pieceA : entry.pieceB;
  const place = { instrument: entry.instrument as Instrument, band: entry.band, category };
  const piece = sets.map((set) => findPiece({ ...place, set }, id)).find(Boolean);
  return { id, title: piece?.title ?? id, composer: piece?.composer ?? '' };
}
