import { pieceIdOf, type Instrument, type Piece } from '@school/shared/competition';

/** The files of a piece, below the app's folder. */
export interface ScoreFiles {
  /** The engraved page, ready to print. */
  readonly sheet: string;
  /** When each bar sounds, and where it stands. */
  readonly timing: string;
  readonly audio: string;
}

/** Where the files of a piece are: no two pieces of an instrument have the same title. */
export function scoreFiles(instrument: Instrument, piece: Piece): ScoreFiles {
  const base = `scores/${instrument.replace('_', '-')}/${pieceIdOf(piece)}`;
  return { sheet: `${base}.svg`, timing: `${base}.json`, audio: `${base}.mp3` };
}
