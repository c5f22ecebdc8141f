/** The age and grade bands of each instrument, in the competition's notation. */
export const bands = {
  piano: ['0-1', '1-3', '3+'],
  violin: ['0-2', '2-4'],
  classical_guitar: ['0-1', '1-2', '2-3', '3-4+'],
  trumpet: ['0-2', '2-4'],
  contemporary_guitar: ['0-2', '2-4'],
} as const;

export type Instrument = keyof typeof bands;
export type Band<I extends Instrument = Instrument> = (typeof bands)[I][number];

export const instruments = Object.keys(bands) as Instrument[];

export const categories = ['A', 'B'] as const;
export type Category = (typeof categories)[number];

/** The two repertoire sets; the second exists as sheet music only. */
export const sets = ['first', 'second'] as const;
export type SetId = (typeof sets)[number];

export interface Piece {
  readonly title: string;
  readonly composer: string;
}

export type Pieces = Readonly<Record<Category, readonly Piece[]>>;

/** Both sets of one instrument. The type requires every band and both categories. */
export type InstrumentRepertoire<I extends Instrument> = Readonly<
  Record<Band<I>, Readonly<Record<SetId, Pieces>>>
>;

export type Repertoire = { readonly [I in Instrument]: InstrumentRepertoire<I> };
