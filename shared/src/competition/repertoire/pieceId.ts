import { piecesOf } from './repertoire';
import type { Category, Instrument, Piece, SetId } from './types';

/** Returns a piece's id within its band, from title and composer's last name: 'old-hundredth-bourgeois'. */
export const pieceIdOf = ({ title, composer }: Piece): string =>
  `${title} ${composer.split(' ').pop() ?? ''}`
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Identifies the list that contains a piece. */
export interface PiecePlace {
  readonly instrument: Instrument;
  readonly band: string;
  readonly set: SetId;
  readonly category: Category;
}

/** Returns a piece by its id; undefined when the list does not contain it. */
export const findPiece = ({ instrument, band, set, category }: PiecePlace, id: string): Piece | undefined =>
  piecesOf(instrument, band)[set][category].find((piece) => pieceIdOf(piece) === id);
