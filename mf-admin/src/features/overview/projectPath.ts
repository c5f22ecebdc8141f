import type { Project } from '../../kit/projects/api';

/** Returns the public page of a project or asset. */
export const projectPath = ({ kind, slug }: Pick<Project, 'kind' | 'slug'>) => `/donate/${kind}s/${slug}`;
