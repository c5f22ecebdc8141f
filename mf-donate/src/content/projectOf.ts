import { donationProjects, type DonationProject } from '@school/shared/projects';

/** Returns the project or asset of a slug. @throws when there is none, which the routes exclude */
export function projectOf(slug: string | undefined): DonationProject {
  const project = donationProjects.find((one) => one.slug === slug);
  if (!project) throw new Error(`There is no project or asset called ${String(slug)}`);
  return project;
}
