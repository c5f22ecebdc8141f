/**
 * The opening of a work. Notes are as in ABC: letters with `,` and `'` for octaves (`C` is middle C), `^ _
 * =` for accidentals, a length behind (`A2`, `A/`, `A3/2`), `z` for a rest, `x` for an empty place, `[CEG]`
 * for a chord, `-` for a tie, `(3` before a triplet. Notes without a space between them share a beam; `|`
 * ends a bar.
 */
export interface Excerpt {
  /** Such as `G`, `Em`, `Bb` or `F#m`. */
  readonly key: string;
  readonly meter: `${number}/${2 | 4 | 8}`;
  /** The length of a letter without one: a quarter, an eighth (the default) or a sixteenth. */
  readonly unit?: 4 | 8 | 16;
  /** Quarter notes per minute. */
  readonly tempo: number;
  /** The expression marking of the score. */
  readonly mood: string;
  readonly melody: string;
  /** The left hand on a piano, or the lower voice of a guitar in the same staff. */
  readonly under?: string;
  /** The clef of the left hand, bass by default. */
  readonly underClef?: 'G';
}
