import { donationProjects } from '@school/shared/projects';

/** The changing facts of a project: amounts in pesewas, and whether it takes donations. */
export interface Figures {
  readonly raised: number;
  readonly target: number;
  readonly isOpen: boolean;
}

export type FiguresBySlug = ReadonlyMap<string, Figures>;

/** The figures in the HTML of every page. */
export const initialFigures: FiguresBySlug = new Map(
  donationProjects.map(({ slug, target, raised }) => [slug, { target, raised, isOpen: true }]),
);

/** Returns the share of the target that is raised, above 1 when it is exceeded. */
export const shareOf = ({ raised, target }: Figures): number => (target > 0 ? raised / target : 0);

/** Returns the shares of all projects, in the order of the pages. */
export const sharesIn = (figures: FiguresBySlug): readonly number[] =>
  donationProjects.map(({ slug }) => {
    const known = figures.get(slug);
    return known ? shareOf(known) : 0;
  });

/** Returns the sums over all projects. */
export function totalOf(figures: FiguresBySlug): Figures {
  const all = [...figures.values()];
  return {
    raised: all.reduce((sum, { raised }) => sum + raised, 0),
    target: all.reduce((sum, { target }) => sum + target, 0),
    isOpen: all.some(({ isOpen }) => isOpen),
  };
}
