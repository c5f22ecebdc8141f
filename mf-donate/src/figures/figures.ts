import { contentOf } from '@school/shared/content';
import { usePublished } from '@school/shared/content/use';
import {
  donationProjects,
  projectFigures,
  type FiguresBySlug,
  type ProjectFigures,
} from '@school/shared/projects';

/** Returns the figures in the HTML of the page. */
export const useComposedFigures = (): FiguresBySlug =>
  contentOf(projectFigures, usePublished([projectFigures.path]));

/** Returns the share of the target that is raised, above 1 when it is exceeded. */
export const shareOf = ({ raised, target }: Pick<ProjectFigures, 'raised' | 'target'>): number =>
  target > 0 ? raised / target : 0;

/** Returns the shares of all projects, in the order of the pages. */
export const sharesIn = (figures: FiguresBySlug): readonly number[] =>
  donationProjects.map(({ slug }) => {
    const known = figures[slug];
    return known ? shareOf(known) : 0;
  });

/** Returns the sums over all projects. */
export function totalOf(figures: FiguresBySlug): ProjectFigures {
  const all = Object.values(figures);
  return {
    raised: all.reduce((sum, { raised }) => sum + raised, 0),
    target: all.reduce((sum, { target }) => sum + target, 0),
    isOpen: all.some(({ isOpen }) => isOpen),
  };
}
