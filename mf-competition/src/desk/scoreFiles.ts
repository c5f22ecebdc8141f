import { pieceIdOf, type Instrument, type Piece } from '@school/shared/competition';

/** The files of a piece, relative to the folder of the app. */
export interface ScoreFiles {
  /** The engraved page for print. */
  readonly sheet: string;
  /** When each bar sounds, and its place on the page. */
  readonly timing: string;
  readonly audio: string;
}

/** Returns the paths of a piece's files. Titles are unique within an instrument. */
export function scoreFiles(instrument: Instrument, piece: Piece): ScoreFiles {
  const base = `scores/${instrument.replace('_', '-')}/${pieceIdOf(piece)}`;
  return { sheet: `${base}.svg`, timing: `${base}.json`, audio: `${base}.mp3` };
}
