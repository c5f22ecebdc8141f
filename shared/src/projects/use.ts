import { usePublished } from '../content/use';
import type { DonationProject, ProjectTexts } from './project';
import { textsPath } from './texts';

/** Returns projects with their published texts, in the same order. */
export function useProjects(projects: readonly DonationProject[]): DonationProject[] {
  const published = usePublished(projects.map(textsPath));
  return projects.map((project) => ({
    ...project,
    ...(published[textsPath(project)] as ProjectTexts | null | undefined),
  }));
}
