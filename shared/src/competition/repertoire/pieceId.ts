import { piecesOf } from './repertoire';
import type { Category, Instrument, Piece, SetId } from './types';

/** What a piece is known by within its band: title and composer's last name, 'old-hundredth-bourgeois'. */
export const pieceIdOf = ({ title, composer }: Piece): string =>
  `${title} ${composer.split(' ').pop() ?? ''}`
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Where a piece is looked for. */
export interface PiecePlace {
  readonly instrument: Instrument;
  readonly band: string;
  readonly set: SetId;
  readonly category: Category;
}

/** A piece by its id; undefined when there is none of it in this very place. */
export const findPiece = ({ instrument, band, set, category }: PiecePlace, id: string): Piece | undefined =>
  piecesOf(instrument, band)[set][category].find((piece) => pieceIdOf(piece) === id);
