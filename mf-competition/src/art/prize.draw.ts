import { cycle, sheet, times, type Colours, type Motif } from '@school/shared/art/draw';

const prizes = {
  first: {
    rows: 5,
    motifs: ['diam', 'step', 'keys', 'half', 'note'],
    colours: [
      ['goldDeep', 'wine', 'clay'],
      ['gold', 'clay', 'wine'],
    ],
  },
  second: {
    rows: 3,
    motifs: ['hour', 'wave', 'diam'],
    colours: [
      ['roseDeep', 'wine', 'paper'],
      ['rose', 'wine', 'clay'],
    ],
  },
  third: {
    rows: 2,
    motifs: ['side', 'chek', 'half'],
    colours: [
      ['sand', 'palm', 'clay'],
      ['paper', 'clay', 'palm'],
    ],
  },
} as const satisfies Record<string, { rows: number; motifs: readonly Motif[]; colours: readonly Colours[] }>;

export interface PrizeProps {
  readonly of: keyof typeof prizes;
}

/** Draws a prize as a woven column: five, three or two rows high. */
export function prize({ of, id }: PrizeProps & { readonly id: string }): string {
  const { rows, motifs, colours } = prizes[of];
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, 200, rows * 50] },
    times(rows * 4, (index) => {
      const row = Math.floor(index / 4);
      return paper.block(
        cycle<Motif>(motifs, index * 3 + row * 2),
        cycle<Colours>(colours, index + row),
        (index % 4) * 50,
        row * 50,
        50.3,
      );
    }),
  );
}
