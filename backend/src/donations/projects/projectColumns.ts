import { projects } from '../../platform/db/schema';

/** The public columns of a project. */
export const projectColumns = {
  slug: projects.slug,
  kind: projects.kind,
  name: projects.name,
  description: projects.description,
  overview: projects.overview,
  target: projects.target,
  raised: projects.raised,
  deadline: projects.deadline,
  isOpen: projects.isOpen,
};
