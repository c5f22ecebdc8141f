import { appeals } from '../content/appeals';

/** What moves: the amounts in pesewas, and whether staff have closed the appeal. */
export interface Figures {
  readonly raised: number;
  readonly target: number;
  readonly isOpen: boolean;
}

export type FiguresByUrl = ReadonlyMap<string, Figures>;

/** The figures that every page is made with. */
export const seeded: FiguresByUrl = new Map(
  appeals.map(({ url, target, amountRaised }) => [url, { target, raised: amountRaised, isOpen: true }]),
);

/** How much of the target there is, from 0; more than 1 once it is passed. */
export const shareOf = ({ raised, target }: Figures): number => (target > 0 ? raised / target : 0);

/** Sums over all appeals. */
export function totalOf(figures: FiguresByUrl): Figures {
  const all = [...figures.values()];
  return {
    raised: all.reduce((sum, { raised }) => sum + raised, 0),
    target: all.reduce((sum, { target }) => sum + target, 0),
    isOpen: all.some(({ isOpen }) => isOpen),
  };
}
