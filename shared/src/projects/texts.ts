import { contentDocument, type ContentDocument } from '../content';
import type { DonationProject, ProjectTexts } from './project';

/** Returns the path where the texts of a project are published. */
export const textsPath = ({ slug }: Pick<DonationProject, 'slug'>) =>
  `/content/shared/project-${slug}` as const;

/**
 * Returns the editable texts of a project. Each project has its own document, so that two can be edited at the same
 * time.
 */
export const textsOf = ({
  slug,
  name,
  description,
  overview,
  deadline,
  needs,
  donateTitle,
  promise,
}: DonationProject): ContentDocument<ProjectTexts> =>
  contentDocument(textsPath({ slug }), {
    name,
    description,
    overview,
    deadline,
    needs,
    donateTitle,
    promise,
  });
