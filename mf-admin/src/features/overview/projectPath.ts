import type { Project } from '../../kit/projects/api';

/** The public page of a project or an asset. */
export const projectPath = ({ kind, slug }: Pick<Project, 'kind' | 'slug'>) => `/donate/${kind}s/${slug}`;
