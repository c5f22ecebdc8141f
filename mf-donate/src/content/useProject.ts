import type { DonationProject } from '@school/shared/projects';
import { useProjects } from '@school/shared/projects/use';
import { projectOf } from './projectOf';

/** Returns the project or asset of a slug with its published texts. @throws when there is none */
export function useProject(slug: string | undefined): DonationProject {
  const project = projectOf(slug);
  const [inForce = project] = useProjects([project]);
  return inForce;
}
