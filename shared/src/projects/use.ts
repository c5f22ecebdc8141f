import { usePublished } from '../content/use';
import { contentOf } from '../content';
import { projectFigures } from './figures';
import type { DonationProject, ProjectTexts } from './project';
import { textsPath } from './texts';

/** Returns projects with their published texts and figures, in the same order. */
export function useProjects(projects: readonly DonationProject[]): DonationProject[] {
  const published = usePublished([...projects.map(textsPath), projectFigures.path]);
  const figures = contentOf(projectFigures, published);
  return projects.map((project) => ({
    ...project,
    ...figures[project.slug],
    ...(published[textsPath(project)] as ProjectTexts | null | undefined),
  }));
}
