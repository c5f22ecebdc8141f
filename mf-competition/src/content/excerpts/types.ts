/**
 * The opening of a work, written down once. Notes are written as in ABC: letters with `,` and `'` for octaves (`C` is
 * middle C), `^ _ =` for accidentals, a length behind (`A2`, `A/`, `A3/2`), `z` for a rest, `x` for a place left empty,
 * `[CEG]` for a chord, `-` for a tie, `(3` before a triplet. Notes that stand together have one beam; `|` ends a bar.
 */
export interface Excerpt {
  /** Such as `G`, `Em`, `Bb` or `F#m`. */
  readonly key: string;
  readonly meter: `${number}/${2 | 4 | 8}`;
  /** What a letter without a length is: a quarter, an eighth (unless told) or a sixteenth. */
  readonly unit?: 4 | 8 | 16;
  /** Quarters in a minute. */
  readonly tempo: number;
  /** How it is to be played, as the score says it. */
  readonly mood: string;
  readonly melody: string;
  /** The left hand on a piano; on a guitar, the lower voice of the same staff. */
  readonly under?: string;
  /** The clef of the left hand, if not the bass clef. */
  readonly underClef?: 'G';
}

/** The excerpts of one instrument, by the title of the piece. */
export type Excerpts = Readonly<Record<string, Excerpt>>;
