import { cycle, sheet, times, warp, type Colours, type Motif } from '@school/shared/art/draw';

const stubs = {
  rose: [
    ['hour', ['rose', 'wine', 'clay']],
    ['step', ['roseDeep', 'wine', 'paper']],
  ],
  gold: [
    ['diam', ['gold', 'wine', 'clay']],
    ['wave', ['goldDeep', 'ink', 'paper']],
  ],
  sand: [
    ['half', ['clay', 'paper', 'ink']],
    ['keys', ['clayDeep', 'paper', 'ink']],
  ],
  palm: [
    ['side', ['palm', 'gold', 'clay']],
    ['note', ['palmDeep', 'paper', 'gold']],
  ],
  indigo: [
    ['chek', ['indigo', 'gold', 'rose']],
    ['half', ['indigoDeep', 'rose', 'gold']],
  ],
} as const satisfies Record<string, readonly (readonly [Motif, Colours])[]>;

export interface StubProps {
  /** The kind of ticket. */
  readonly of: keyof typeof stubs;
  /** A sold-out ticket shows bare threads. */
  readonly soldOut?: boolean;
}

/** Draws the woven edge of a ticket, cropped to its box. */
export function stub({ of, soldOut, id }: StubProps & { readonly id: string }): string {
  const paper = sheet(id);
  return paper.svg(
    { viewBox: [0, 0, 60, 240], fit: 'xMidYMid slice' },
    soldOut
      ? warp(0, 0, 60, 240, { tone: 'wire', upright: true })
      : times(4, (index) => {
          const [motif, colours] = cycle<readonly [Motif, Colours]>(stubs[of], index);
          return paper.block(motif, colours, 0, index * 60, 60, 60.3);
        }),
  );
}
