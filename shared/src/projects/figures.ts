import { contentDocument } from '../content';
import { donationProjects } from './donationProjects';

/** The changing facts of a project or an asset: amounts in pesewas, and whether it takes donations. */
export interface ProjectFigures {
  readonly raised: number;
  readonly target: number;
  readonly isOpen: boolean;
}

export type FiguresBySlug = Readonly<Record<string, ProjectFigures>>;

/** The figures that pages are composed with. The API publishes them once they differ from the initial ones. */
export const projectFigures = contentDocument<FiguresBySlug>(
  '/content/shared/project-figures',
  Object.fromEntries(
    donationProjects.map(({ slug, raised, target }) => [slug, { raised, target, isOpen: true }]),
  ),
);
